import { describe, expect, it } from 'vitest';
import type { TableQuery } from './table-query.ts';
import { selectRows } from './table-rows.ts';

const people = [
  { name: 'Zoë', age: 9, city: 'Lima' },
  { name: 'ana', age: 41, city: '' },
  { name: 'Ángel', age: 10, city: 'Cusco' },
  { name: 'Ben', age: 41, city: 'Lima' },
];
const options = {
  rows: people,
  sortValues: {
    name: (row: (typeof people)[number]) => row.name,
    age: (row: (typeof people)[number]) => row.age,
    city: (row: (typeof people)[number]) => row.city,
  },
  searchText: (row: (typeof people)[number]) => `${row.name} ${row.city}`,
};
const query = (change: Partial<TableQuery> = {}): TableQuery => ({
  sortBy: 'name',
  descending: false,
  page: 0,
  size: 10,
  ...change,
});
const names = (change?: Partial<TableQuery>, search = '', locale = 'en') =>
  selectRows(options, query(change), search, locale).rows.map(({ name }) => name);

describe('selectRows', () => {
  it('sorts texts as the language does', () => {
    expect(names()).toEqual(['ana', 'Ángel', 'Ben', 'Zoë']);
    expect(names({ descending: true })).toEqual(['Zoë', 'Ben', 'Ángel', 'ana']);
  });

  it('sorts numbers as numbers, and keeps the order of equals', () => {
    expect(names({ sortBy: 'age' })).toEqual(['Zoë', 'Ángel', 'ana', 'Ben']);
    expect(names({ sortBy: 'age', descending: true })).toEqual(['ana', 'Ben', 'Ángel', 'Zoë']);
  });

  it('lists rows without a value last, in both directions', () => {
    expect(names({ sortBy: 'city' }).at(-1)).toBe('ana');
    expect(names({ sortBy: 'city', descending: true }).at(-1)).toBe('ana');
  });

  it('keeps the order of the rows for another column', () => {
    expect(names({ sortBy: 'other' })).toEqual(people.map(({ name }) => name));
  });

  it('finds every word, without accents and case', () => {
    expect(names({}, 'LIMA zoe')).toEqual(['Zoë']);
    expect(names({}, ' ')).toHaveLength(4);
    expect(names({}, 'nobody')).toEqual([]);
  });

  it('returns a page, and the last one if there are fewer', () => {
    expect(names({ page: 1, size: 3 })).toEqual(['Zoë']);
    expect(selectRows(options, query({ page: 5, size: 3 }), 'lima', 'en')).toMatchObject({
      total: 2,
      page: 0,
    });
    expect(selectRows({ ...options, rows: [] }, query({ page: 5 }), '', 'en')).toEqual({
      rows: [],
      total: 0,
      page: 0,
    });
  });
});
