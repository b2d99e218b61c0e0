/**
 * Whether somebody with `roles` may use what asks for `permission`: a role name or a list of them; `!NAME` excludes that
 * role. Allowed when a role matches, when nothing is asked, or when the visitor has no roles at all. For showing and
 * hiding only: the server checks each call by itself.
 */
export function isAllowed(
  permission: string | readonly string[] | undefined,
  roles: readonly string[],
): boolean {
  if (permission === undefined || roles.length === 0) return true;
  const names = typeof permission === 'string' ? [permission] : permission;
  const wanted = names.filter((name) => !name.startsWith('!'));
  const isExcluded = names.some((name) => name.startsWith('!') && roles.includes(name.slice(1)));
  return !isExcluded && (wanted.length === 0 || wanted.some((name) => roles.includes(name)));
}
