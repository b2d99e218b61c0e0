import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTableQuery, type TableQuery, writeTableQuery } from './table-query.ts';

const defaults: TableQuery = { sortBy: 'id', descending: true, page: 0, size: 10 };
const sortable = ['id', 'eventDate', 'amount'];

describe('a table’s query in the URL', () => {
  it('uses the default for missing values [F-04]', () => {
    expect(readTableQuery('', defaults)).toEqual(defaults);
    expect(writeTableQuery(defaults, defaults)).toBe('');
  });

  it('reads the URL', () => {
    expect(readTableQuery('?sortBy=eventDate&descending=false&page=3&size=20', defaults, sortable)).toEqual({
      sortBy: 'eventDate',
      descending: false,
      page: 3,
      size: 20,
    });
  });

  it.each([
    '?page=-1',
    '?page=1.5',
    '?page=two',
    '?page=1000001',
    '?page=',
    '?size=0',
    '?size=5000',
    '?sortBy=password&descending=false',
  ])('uses the default for %s', (search) => {
    expect(readTableQuery(search, defaults, sortable)).toEqual(defaults);
  });

  it('writes only what differs and keeps the rest of the URL', () => {
    expect(writeTableQuery({ ...defaults, page: 2 }, defaults, '?filter=unread&page=7')).toBe(
      '?filter=unread&page=2',
    );
    expect(writeTableQuery({ ...defaults, sortBy: 'amount' }, defaults)).toBe(
      '?sortBy=amount&descending=true',
    );
  });

  it('survives a round trip', () => {
    const query = fc.record({
      sortBy: fc.constantFrom(...sortable),
      descending: fc.boolean(),
      page: fc.nat(1_000_000),
      size: fc.integer({ min: 1, max: 100 }),
    });
    fc.assert(
      fc.property(query, query, (asked, asDefault) => {
        expect(readTableQuery(writeTableQuery(asked, asDefault), asDefault, sortable)).toEqual(asked);
      }),
    );
  });
});
