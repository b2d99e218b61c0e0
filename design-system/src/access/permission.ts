/** As a session holds it. */
export interface Role {
  name: string;
}

/** One role name, or several; a name after `!` is shut out. */
export type AccessPermission = string | readonly string[];

/**
 * Whether somebody with these roles may come in: one role named (or, where only exclusions are named, one that is not
 * shut out) is enough; a role that is shut out never; somebody without any role always. This is for navigation: the
 * server decides for itself.
 */
export function isAllowed(accessPermission: AccessPermission | undefined, roles: readonly Role[]): boolean {
  const names = typeof accessPermission === 'string' ? [accessPermission] : (accessPermission ?? []);
  if (roles.length === 0) return true;
  const has = (name: string) => roles.some((role) => role.name === name);
  if (names.some((name) => name.startsWith('!') && has(name.slice(1)))) return false;
  const wanted = names.filter((name) => !name.startsWith('!'));
  return wanted.length === 0 || wanted.some(has);
}
