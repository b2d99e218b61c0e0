import { afterEach, expect, it, vi } from 'vitest';
import { createStoredValue } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

const asText = (value: unknown) => (typeof value === 'string' ? value : null);

function createFakeStorage(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  } as unknown as Storage & { map: Map<string, string> };
}

it('keeps a value between pages', () => {
  const storage = createFakeStorage();
  createStoredValue('language', asText, storage).write('es');
  expect(createStoredValue('language', asText, storage).read()).toBe('es');
});

it.each([['{{{'], ['{"old":"shape"}'], ['null'], ['']])('discards %s instead of crashing [G-18]', (text) => {
  const storage = createFakeStorage({ language: text });
  expect(createStoredValue('language', asText, storage).read()).toBeNull();
  expect(storage.map.has('language')).toBe(false);
});

it('still works for this page when the browser refuses storage', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage;
  const stored = createStoredValue('language', asText, storage);
  stored.write('es');
  expect(stored.read()).toBe('es');
  stored.write(null);
  expect(stored.read()).toBeNull();
});

it('reads again when Back restores the page from memory, which missed what other tabs did', () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const storage = createFakeStorage();
  const stored = createStoredValue('session', asText, storage);
  stored.write('mine');
  const seen: (string | null)[] = [];
  stored.subscribe(() => seen.push(stored.read()));
  const show = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  storage.setItem('session', '"another’s"');
  show(true);
  storage.removeItem('session');
  show(true);
  expect(seen).toEqual(['another’s', null]);
});
