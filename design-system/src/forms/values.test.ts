import { valueAt } from '@institute/values/rules/paths';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createValues } from './values.ts';

const student = () => ({
  name: { first: 'Ana', last: '' },
  educations: [{ school: 'A' }, { school: 'B' }],
  note: '',
});

it('changes one value and keeps every other part identical', () => {
  const before = student();
  const values = createValues(before);
  values.set('educations[1].school', 'C');
  expect(values.current).toEqual({ ...student(), educations: [{ school: 'A' }, { school: 'C' }] });
  expect(values.current.name).toBe(before.name);
  expect(values.current.educations[0]).toBe(before.educations[0]);
  expect(before).toEqual(student());
});

it('notifies its listeners of changes only', () => {
  const values = createValues(student());
  const listener = vi.fn();
  const stop = values.subscribe(listener);
  values.set('note', '');
  expect(listener).not.toHaveBeenCalled();
  values.set('note', 'x');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  values.set('note', 'y');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('knows whether it is pristine, even if a change was undone', () => {
  const values = createValues(student());
  expect(values.isPristine).toBe(true);
  values.set('name.first', 'Eva');
  expect(values.isPristine).toBe(false);
  values.set('name.first', 'Ana');
  expect(values.isPristine).toBe(true);
});

it('adopts later server values only while pristine, and never after a reset', () => {
  const values = createValues(student());
  values.setServerValues({ ...student(), note: 'from the server' });
  expect(values.current.note).toBe('from the server');
  values.set('note', 'typed');
  values.setServerValues({ ...student(), note: 'from the server again' });
  values.setServerValues(student());
  expect(values.current.note).toBe('typed');
});

it('treats saved values as the initial ones, and adopts the server’s form of them', () => {
  const values = createValues(student());
  values.set('note', ' typed ');
  values.markSaved(values.current);
  expect(values.isPristine).toBe(true);
  values.setServerValues({ ...student(), note: 'typed' });
  expect(values.current.note).toBe('typed');
});

it('keeps what is typed while a save is running', () => {
  const values = createValues(student());
  values.set('note', 'sent');
  const sent = values.current;
  values.set('name.first', 'Ana María');
  values.markSaved(sent);
  expect(values.isPristine).toBe(false);
  values.setServerValues(sent);
  expect(values.current).toMatchObject({ note: 'sent', name: { first: 'Ana María' } });
});

describe('server values that arrive while something is changed', () => {
  interface Versioned {
    note: string;
    city: string;
    version: number;
  }
  const values = () => {
    const created = createValues<Versioned>({ note: '', city: '', version: 1 });
    created.set('note', ' typed');
    return created;
  };
  const saved = { note: 'typed', city: '', version: 2 };

  it('apply when what was sent is saved', () => {
    const form = values();
    form.setServerValues(saved);
    form.markSaved(form.current);
    expect([form.current, form.isPristine]).toEqual([saved, true]);
  });

  it('apply under what was typed since it was sent', () => {
    const form = values();
    const sent = form.current;
    form.set('city', 'Lima');
    form.setServerValues(saved);
    form.markSaved(sent);
    expect([form.current, form.saved]).toEqual([{ ...saved, city: 'Lima' }, saved]);
  });

  it('apply on a reset, and when the change is undone by hand', () => {
    for (const undo of ['reset', 'type'] as const) {
      const form = values();
      form.setServerValues(saved);
      expect(form.current.note).toBe(' typed');
      if (undo === 'reset') form.reset();
      else form.set('note', '');
      expect([form.current, form.isPristine]).toEqual([saved, true]);
    }
  });

  it('are outdated if they came before what was sent', () => {
    const form = values();
    form.setServerValues({ note: 'theirs', city: '', version: 2 });
    const { late } = form;
    form.markSaved(form.current, late);
    form.reset();
    expect(form.current.note).toBe(' typed');
  });
});

it('resets to the initial values, or to others', () => {
  const values = createValues(student());
  values.set('note', 'typed');
  values.reset();
  expect(values.current).toEqual(student());
  values.reset({ ...student(), note: 'other' });
  expect([values.current.note, values.isPristine]).toEqual(['other', true]);
});

it('keeps what was changed since values were sent through a reset', () => {
  const values = createValues(student());
  values.set('note', 'sent');
  const sent = values.current;
  values.reset({ ...student(), note: 'untouched' }, sent);
  expect([values.current.note, values.isPristine]).toEqual(['untouched', true]);
  values.set('note', 'sent');
  values.reset(student(), { ...student(), note: 'before' });
  expect([values.current.note, values.isPristine]).toEqual(['sent', false]);
  values.reset(student(), { ...student(), note: 'sent ' });
  expect(values.isPristine).toBe(true);
});

it('is not reverted by server values seen before', () => {
  const values = createValues(student());
  values.reset({ ...student(), note: 'a draft' });
  values.setServerValues(student());
  expect(values.current.note).toBe('a draft');
  values.setServerValues({ ...student(), note: 'newer' });
  expect(values.current.note).toBe('newer');
});

it('returns what was set, at any path', () => {
  const step = fc.constantFrom('a', 'b', 'c');
  const name = fc
    .array(
      fc.oneof(
        step,
        fc.nat(3).map((index) => `[${index}]`),
      ),
      { minLength: 1, maxLength: 5 },
    )
    .map((steps) => ['root', ...steps].join('.').replaceAll('.[', '['));
  fc.assert(
    fc.property(name, fc.string(), (path, value) => {
      const values = createValues<object>({});
      values.set(path, value);
      expect(valueAt(values.current, path)).toBe(value);
    }),
  );
});
