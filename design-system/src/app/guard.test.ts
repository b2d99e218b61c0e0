import { expect, it } from 'vitest';
import { decide, pathAfterSignIn, type RouteAccess, type Visitor } from './guard.ts';

const paths = {
  signIn: (path: string) => `/login?action=${encodeURIComponent(path)}`,
  pendingVerification: '/pending-email-address-verification',
  home: '/home',
};
const nobody: Visitor = { isAuthenticated: false, isVerifiedEmail: false, roles: [] };
const unverified: Visitor = { isAuthenticated: true, isVerifiedEmail: false, roles: [{ name: 'STUDENT' }] };
const student: Visitor = { isAuthenticated: true, isVerifiedEmail: true, roles: [{ name: 'STUDENT' }] };

const open: RouteAccess = { name: 'faq' };
const login: RouteAccess = { name: 'login', isForVisitorsOnly: true };
const home: RouteAccess = { name: 'home', requiresAuth: true };
const verify: RouteAccess = { name: 'verifyEmailAddress', requiresAuth: true };
const pending: RouteAccess = { name: 'pendingEmailAddressVerification', requiresAuth: true };
const coachOnly: RouteAccess = { name: 'coachProfile', requiresAuth: true, accessPermission: 'COACH' };

it('shows an open route to everyone', () => {
  for (const visitor of [nobody, unverified, student])
    expect(decide(open, visitor, '/faq', paths)).toEqual({ kind: 'show' });
});

it('redirects visitors to sign-in, and remembers the whole path [G-02]', () => {
  expect(decide(home, nobody, '/courses/7?tab=notes#week-2', paths)).toEqual({
    kind: 'redirect',
    to: '/login?action=%2Fcourses%2F7%3Ftab%3Dnotes%23week-2',
  });
});

it('keeps users with an unverified e-mail on the verification screen, except for the two named routes [G-03]', () => {
  expect(decide(home, unverified, '/home', paths)).toEqual({
    kind: 'redirect',
    to: paths.pendingVerification,
    why: 'unverified',
  });
  expect(decide(verify, unverified, '/verify-email-address/1', paths)).toEqual({ kind: 'show' });
  expect(decide(pending, unverified, paths.pendingVerification, paths)).toEqual({ kind: 'show' });
  expect(decide({ ...home, requiresVerifiedEmail: false }, unverified, '/home', paths)).toEqual({
    kind: 'show',
  });
});

it('sends a failed role check home [G-01]', () => {
  expect(decide(coachOnly, student, '/coach/profile', paths)).toEqual({
    kind: 'redirect',
    to: '/home',
    why: 'forbidden',
  });
  expect(
    decide(
      coachOnly,
      { ...student, roles: [{ name: 'STUDENT' }, { name: 'COACH' }] },
      '/coach/profile',
      paths,
    ),
  ).toEqual({
    kind: 'show',
  });
});

it('redirects signed-in users from the sign-in page', () => {
  expect(decide(login, student, '/login', paths)).toEqual({ kind: 'redirect', to: '/home' });
  expect(decide(login, student, '/login', paths, '/inbox')).toEqual({ kind: 'redirect', to: '/inbox' });
  expect(decide(login, nobody, '/login', paths)).toEqual({ kind: 'show' });
  const signUp = { ...login, afterSignIn: '/welcome' };
  expect(decide(signUp, student, '/sign-up', paths)).toEqual({ kind: 'redirect', to: '/welcome' });
  expect(decide(signUp, student, '/sign-up', paths, '/inbox')).toEqual({ kind: 'redirect', to: '/inbox' });
});

it('never redirects signed-in users back to a page for visitors only', () => {
  const isForVisitorsOnly = (path: string) => path === '/login';
  expect(pathAfterSignIn('/inbox?unread=1', isForVisitorsOnly)).toBe('/inbox?unread=1');
  for (const wanted of ['/login', '/login?action=/login', '/login#top', '', null, undefined])
    expect(pathAfterSignIn(wanted, isForVisitorsOnly)).toBeNull();
});
