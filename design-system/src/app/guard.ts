import { type AccessPermission, isAllowed, type Role } from '../access/permission.ts';

/** A route's access requirements. */
export interface RouteAccess {
  name: string;
  requiresAuth?: boolean;
  /** By default, every route that requires a sign-in also requires a verified e-mail. */
  requiresVerifiedEmail?: boolean;
  /** A role name or a list; `!NAME` excludes. */
  accessPermission?: AccessPermission;
  /** For visitors only (sign-in, sign-up): signed-in users are redirected to the page they wanted. */
  isForVisitorsOnly?: boolean;
  /** Where to go after signing in on this page, unless the URL says otherwise. Default: home. */
  afterSignIn?: string;
}

export interface Visitor {
  isAuthenticated: boolean;
  isVerifiedEmail: boolean;
  roles: readonly Role[];
}

/** Where an app redirects users without access. */
export interface GuardPaths {
  /** For a visitor who requested `path` (with its query and hash). */
  signIn(path: string): string;
  pendingVerification: string;
  home: string;
}

export type Decision = { kind: 'show' } | { kind: 'redirect'; to: string; why?: 'forbidden' | 'unverified' };

/** Names of the routes that don't require a verified e-mail. */
const exemptFromVerification = new Set(['verifyEmailAddress', 'pendingEmailAddressVerification']);

/**
 * Where to go after signing in. null if there is no such path, or if it's a page for visitors only, which would
 * redirect to itself.
 * @param isForVisitorsOnly whether the route of a path (without query and hash) is.
 */
export function pathAfterSignIn(
  wanted: string | null | undefined,
  isForVisitorsOnly: (path: string) => boolean,
): string | null {
  if (!wanted) return null;
  const path = wanted.split(/[?#]/, 1)[0]!;
  return isForVisitorsOnly(path) ? null : wanted;
}

/**
 * Whether a visitor may see a route, and where to go if not. For navigation only: the server enforces its own rules.
 * @param wanted path, query and hash that the visitor asked for.
 * @param after where an already signed-in user goes from a page for visitors only.
 */
export function decide(
  route: RouteAccess,
  visitor: Visitor,
  wanted: string,
  paths: GuardPaths,
  after?: string | null,
): Decision {
  if (route.isForVisitorsOnly && visitor.isAuthenticated)
    return { kind: 'redirect', to: after ?? route.afterSignIn ?? paths.home };
  if (!route.requiresAuth) return { kind: 'show' };
  if (!visitor.isAuthenticated) return { kind: 'redirect', to: paths.signIn(wanted) };
  const needsVerified = route.requiresVerifiedEmail ?? true;
  if (needsVerified && !visitor.isVerifiedEmail && !exemptFromVerification.has(route.name)) {
    return { kind: 'redirect', to: paths.pendingVerification, why: 'unverified' };
  }
  if (!isAllowed(route.accessPermission, visitor.roles)) {
    return { kind: 'redirect', to: paths.home, why: 'forbidden' };
  }
  return { kind: 'show' };
}
