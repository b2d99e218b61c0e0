import { type Caller, hasRole } from '../platform/caller.ts';
import type { Operation } from '../platform/contract.ts';
import { problem } from '../platform/problem.ts';

/**
 * Throws 404 if the path names an owner, as `/students/{id}` does, who isn't the caller, unless the caller's role may use what
 * belongs to others. Handlers look up the owner of everything else, such as a payment.
 */
export function requireOwner(
  { owner, path: route }: Pick<Operation, 'owner' | 'path'>,
  path: Record<string, unknown>,
  caller: Caller,
): void {
  if (typeof owner === 'string') return;
  const named = [
    { name: owner.student, segment: 'students', own: caller.studentId },
    { name: owner.coach, segment: 'coaches', own: caller.coachId },
  ].filter(({ name }) => name !== undefined);
  if (!named.every(({ name, segment }) => route.includes(`/${segment}/{${name}}`))) return;
  const isOwn = named.some(({ name, own }) => path[name!] === own);
  if (!isOwn && !hasRole(caller, ...(owner.others ?? []))) throw problem('notFound');
}
