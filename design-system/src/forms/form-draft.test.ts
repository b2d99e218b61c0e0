import { expect, it, vi } from 'vitest';
import type { DraftStore } from './draft-store.ts';
import { FieldRegistry } from './field-registry.ts';
import { FormDraft } from './form-draft.ts';
import { createValues } from './values.ts';

function createStore(): DraftStore & { kept: Map<string, unknown> } {
  const kept = new Map<string, unknown>();
  return {
    kept,
    read: (name) => (kept.has(name) ? { data: structuredClone(kept.get(name)), keptAt: 1 } : null),
    write: (name, data) => void kept.set(name, structuredClone(data)),
    remove: (name) => void kept.delete(name),
    forget: (name) => void kept.delete(name),
  };
}

const saved = { name: 'Maya', address: { city: 'Hoboken', zip: '07030' }, tags: ['a'] };

/** Opens the form of a record. */
function open(store: DraftStore, record = saved, about = '') {
  const values = createValues(record);
  const draft = new FormDraft(values, new FieldRegistry(), store, { name: 'profile', about });
  draft.start();
  return { values, draft };
}

// Claim: typed-text-kept
it('restores what was typed, as unsaved changes', () => {
  const store = createStore();
  open(store).values.set('address.city', 'Newark');
  const { values, draft } = open(store);
  expect(values.current).toEqual({ ...saved, address: { city: 'Newark', zip: '07030' } });
  expect(values.isPristine).toBe(false);
  expect(draft.restored).toEqual({ keptAt: 1, isOutdated: false });
});

it('restores only what was typed, and says if that was saved differently since', () => {
  const store = createStore();
  open(store).values.set('name', 'Mayara');
  const other = open(store, { ...saved, tags: ['b'] });
  expect(other.values.current).toEqual({ ...saved, name: 'Mayara', tags: ['b'] });
  expect(other.draft.restored?.isOutdated).toBe(false);
  expect(open(store, { ...saved, name: 'May' }).draft.restored?.isOutdated).toBe(true);
});

it('drops it when it is undone, saved, or was saved although the response was lost', () => {
  const store = createStore();
  const { values, draft } = open(store);
  values.set('name', 'Mayara');
  values.set('name', 'Maya');
  expect(store.kept.size).toBe(0);
  values.set('name', 'Mayara');
  expect(store.kept.size).toBe(1);
  expect(open(store, { ...saved, name: 'Mayara' }).draft.restored).toBeNull();
  expect(store.kept.size).toBe(0);
  values.set('name', 'Mia');
  values.markSaved(values.current);
  draft.settle();
  expect(store.kept.size).toBe(0);
});

it('drops answers about something else', () => {
  const store = createStore();
  open(store, saved, 'one').values.set('name', 'Mayara');
  expect(open(store, saved, 'another').draft.restored).toBeNull();
  expect(store.kept.size).toBe(0);
});

it('keeps what was typed while it was saved', () => {
  const store = createStore();
  const { values, draft } = open(store);
  values.set('name', 'Mayara');
  const sent = values.current;
  values.set('name', 'Mayara L.');
  values.markSaved(sent);
  draft.settle();
  expect(open(store, { ...saved, name: 'Mayara' }).values.current.name).toBe('Mayara L.');
});

/** Replaces the browser’s class, because these tests run without a browser. */
class Input {
  readonly type: string;
  readonly autocomplete: string;
  constructor(type: string, autocomplete: string) {
    this.type = type;
    this.autocomplete = autocomplete;
  }
}

// Claim: draft-2-weeks
it.each([
  ['password', '', 'Wellness1'],
  ['text', 'current-password', 'Wellness1'],
  ['text', 'one-time-code', '123456'],
  ['text', 'cc-number', '4242424242424242'],
  ['text', 'cc-csc', '123'],
])('never keeps a password, a code or a card number: %s %s', (type, autocomplete, typed) => {
  vi.stubGlobal('HTMLInputElement', Input);
  const store = createStore();
  const values = createValues({ name: 'Maya', secret: '' });
  const fields = new FieldRegistry();
  const control = new Input(type, autocomplete) as unknown as HTMLElement;
  const remove = fields.add('secret', { label: () => '', control: () => control });
  new FormDraft(values, fields, store, { name: 'profile', about: '' }).start();
  values.set('secret', typed);
  expect(store.kept.size).toBe(0);
  values.set('name', 'Mayara');
  expect(store.kept.size).toBe(1);
  remove();
  values.set('name', 'Mia');
  expect(JSON.stringify([...store.kept])).not.toContain(typed);
  vi.unstubAllGlobals();
});
