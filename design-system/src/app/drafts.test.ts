import { afterEach, expect, it, vi } from 'vitest';
import { createDraftStore } from './drafts.ts';

afterEach(() => void vi.useRealTimers());

/** A browser whose tabs share a storage. */
function createBrowser() {
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem(key: string, text: string) {
      entries[key] = text;
    },
    removeItem(key: string) {
      delete entries[key];
    },
  };
  // The methods are not listed among the keys, as in a browser.
  const entries: Record<string, string> = Object.create(methods);
  const open = (
    tab: string,
    {
      account = 'maya',
      previous = tab,
      key = null,
    }: { account?: string; previous?: string; key?: string | null } = {},
  ) =>
    createDraftStore(
      { name: 'test', account, key },
      { storage: entries as unknown as Storage, tab: () => ({ id: tab, previous }) },
    );
  return Object.assign(open, { entries });
}

it('gives a reloaded tab its own text, also if another tab has typed later', () => {
  const open = createBrowser();
  open('one').write('note', 'Rio');
  open('two').write('note', 'Sea');
  expect(open('one').read('note')?.data).toBe('Rio');
  expect(open('two').read('note')?.data).toBe('Sea');
});

it('gives a new tab the latest text of the others', () => {
  vi.useFakeTimers();
  const open = createBrowser();
  open('one').write('note', 'Rio');
  vi.advanceTimersByTime(1000);
  open('two').write('note', 'Sea');
  expect(open('three').read('note')?.data).toBe('Sea');
  // Unless it was one of the others before it was closed unexpectedly.
  expect(open('three', { previous: 'one' }).read('note')?.data).toBe('Rio');
});

it('drops the text that was continued with the one that continues it', () => {
  const open = createBrowser();
  open('one').write('note', 'Rio');
  const two = open('two');
  two.read('note');
  two.write('note', 'Rio Grande');
  two.remove('note');
  expect(open('three').read('note')).toBeNull();
});

it('keeps the text that was continued if it has changed since, and what was typed elsewhere', () => {
  vi.useFakeTimers();
  const open = createBrowser();
  open('one').write('note', 'Rio');
  const two = open('two');
  two.read('note');
  vi.advanceTimersByTime(1000);
  open('one').write('note', 'Rio Bravo');
  two.write('note', 'Rio Grande');
  open('three').write('note', 'Sea');
  two.remove('note');
  expect(open('one').read('note')?.data).toBe('Rio Bravo');
  expect(open('three').read('note')?.data).toBe('Sea');
});

// Claim: draft-2-weeks
it('never gives an account the text of another', () => {
  const open = createBrowser();
  open('one').write('note', 'About Maya');
  expect(open('one', { account: 'rosa' }).read('note')).toBeNull();
  expect(open('one').read('note')?.data).toBe('About Maya');
});

it('forgets a form in all tabs', () => {
  const open = createBrowser();
  open('one').write('note', 'Rio');
  open('two').write('note', 'Sea');
  open('two').write('other', 'Sky');
  open('three').forget('note');
  expect(open('one').read('note')).toBeNull();
  expect(open('two').read('other')?.data).toBe('Sky');
});

// Claim: draft-2-weeks
it('forgets what no one came back to for two weeks', () => {
  vi.useFakeTimers();
  const open = createBrowser();
  open('one').write('note', 'Rio');
  vi.advanceTimersByTime(14 * 86_400_000 + 1);
  expect(open('one').read('note')).toBeNull();
});

it('can be read only with the key of the account', () => {
  const open = createBrowser();
  const [key, other] = ['3b'.repeat(32), '7c'.repeat(32)];
  open('one', { key }).write('note', { text: 'Born in Río, 1990' });
  const stored = JSON.stringify(Object.entries(open.entries));
  expect(stored).not.toMatch(/Born|Río|1990/);
  expect(open('two', { key }).read('note')?.data).toEqual({ text: 'Born in Río, 1990' });
  expect(open('two', { key: other }).read('note')).toBeNull();
  // A draft of before there was a key isn't left in clear.
  open('one').write('plain', 'Rio');
  expect(open('one', { key }).read('plain')).toBeNull();
  expect(JSON.stringify(Object.entries(open.entries))).not.toContain('Rio');
});
