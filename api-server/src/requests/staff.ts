import type { Schemas } from '@institute/api-schema';
import { required } from '@institute/values/rules';
import type { StaffAct } from '../institute/audit-log.ts';
import { type Caller, hasRole } from '../platform/caller.ts';
import type { Operation } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { problem } from '../platform/problem.ts';
import { findParties, type Given } from './parties.ts';

type RoleName = Schemas['RoleName'];

/** The reason that staff give: in the body, or as a query parameter where the body is the record itself. */
function reasonOf(operation: Operation, { query, body }: Given): string | null {
  const { reason, note } = (body ?? {}) as { reason?: unknown; note?: unknown };
  const givenReason = reason ?? note ?? query.reason;
  if (typeof givenReason === 'string' && required()(givenReason) === null) return givenReason.trim();
  if (operation.staff!.reason === 'optional') return null;
  const isInQuery = operation.parameters.some(({ in: part, name }) => part === 'query' && name === 'reason');
  const error = {
    in: isInQuery ? 'query' : 'body',
    pointer: '/reason',
    rule: 'required',
    values: {},
  } as const;
  throw problem('validationFailed', { errors: [error] });
}

/**
 * What a caller does as staff, for the audit log. null for the owner of the record, who needs no role, and for callers
 * whom the handler refuses. Throws `ownRecord` for a caller whom it concerns: no one decides about their own money,
 * results or attendance.
 */
export async function staffActOf(
  db: Database,
  operation: Operation,
  caller: Caller,
  given: Given,
): Promise<StaffAct | null> {
  const { staff, owner, roles } = operation;
  if (!staff) return null;
  const find = async (side: 'student' | 'coach', name: string | undefined): Promise<string[]> =>
    name === undefined ? [] : findParties(db, operation, given, side, name);
  // 'none' and 'caller' name no one, so that everyone with a role acts as staff.
  const named = typeof owner === 'string' ? {} : owner;
  const subjects = [...new Set(await find('student', staff.subject?.student))];
  const owners = [...(await find('student', named.student)), ...(await find('coach', named.coach))];
  const isOwner = owners.includes(caller.studentId);
  const allowed = (typeof owner === 'string' ? roles : (owner.others ?? [])) as RoleName[];
  const isStaff = !isOwner && hasRole(caller, ...allowed);
  if ((isOwner || isStaff) && subjects.includes(caller.studentId)) throw problem('ownRecord');
  if (!isStaff) return null;
  return {
    type: staff.act,
    operation: operation.id,
    actorId: caller.studentId,
    // One of several would be an arbitrary one.
    studentId: (subjects.length === 1 ? subjects[0] : owners[0]) ?? null,
    reason: reasonOf(operation, given),
  };
}
