import { expect, it } from 'vitest';
import { createSessionStore, parseSession } from './session.ts';

const whole = {
  accessToken: 'a',
  refreshToken: 'r',
  roles: [{ name: 'STUDENT' }, { name: 'COACH' }],
  studentId: 's1',
  coachId: 'c1',
  email: 'coach@example.com',
  isVerifiedEmail: false,
  isAuthenticated: true,
  startedAt: '2026-03-02T15:00:00.000Z',
  signedContent: { keyPairId: 'k', signature: 's', policy: 'p' },
  draftKey: '3b'.repeat(32),
};

it('holds tokens, roles, ids, e-mail, flags and signed-content credentials [G-13]', () => {
  expect(parseSession(whole)).toEqual(whole);
});

it('accepts a session stored by an older version, without its start and its key', () => {
  const { startedAt: _, draftKey: __, ...older } = whole;
  expect(parseSession(older)).toEqual({ ...older, startedAt: null, draftKey: null });
});

it.each([
  ['nothing', null],
  ['a text', 'session'],
  ['a list', []],
  ['an older shape', { token: 'a', user: {} }],
  ['a missing refresh token', { ...whole, refreshToken: undefined }],
  ['roles that are no list', { ...whole, roles: 'STUDENT' }],
  ['roles without names', { ...whole, roles: [null] }],
  ['a number for an e-mail', { ...whole, email: 7 }],
])('discards %s [G-18]', (_what, value) => {
  expect(parseSession(value)).toBeNull();
});

it('drops incomplete signed-content credentials, and unknown fields', () => {
  const parsed = parseSession({ ...whole, signedContent: { keyPairId: 'k' }, admin: true });
  expect(parsed).toEqual({ ...whole, signedContent: null });
});

it('starts empty when the storage contains garbage, and can sign in again [G-18]', () => {
  const written: unknown[] = [];
  const store = createSessionStore({
    read: () => 'garbage',
    write: (value) => void written.push(value),
    subscribe: () => () => {},
  });
  expect(store.get()).toBeNull();
  store.set(parseSession(whole)!);
  expect(store.get()?.email).toBe('coach@example.com');
  expect(written).toHaveLength(1);
});
