/** The role names in a session. */
export interface Role {
  name: string;
}

/** One role name, or several. A name after `!` is excluded. */
export type AccessPermission = string | readonly string[];

/**
 * Whether a user with these roles is allowed: one listed role (or, if only exclusions are listed, one that is not
 * excluded) is enough; an excluded role never is; a user without roles always is. For navigation only: the server
 * enforces its own rules.
 */
export function isAllowed(accessPermission: AccessPermission | undefined, roles: readonly Role[]): boolean {
  const names = typeof accessPermission === 'string' ? [accessPermission] : (accessPermission ?? []);
  if (roles.length === 0) return true;
  const has = (name: string) => roles.some((role) => role.name === name);
  if (names.some((name) => name.startsWith('!') && has(name.slice(1)))) return false;
  const allowedNames = names.filter((name) => !name.startsWith('!'));
  return allowedNames.length === 0 || allowedNames.some(has);
}
