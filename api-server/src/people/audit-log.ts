import { and, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { hasRole } from '../platform/caller.ts';
import type { Handlers } from '../platform/contract.ts';
import { containing } from '../platform/keyword.ts';
import { findPage } from '../platform/paging.ts';
import { auditLog } from '../tables/audit-log.ts';

export function auditLogHandlers({ db, lists }: Dependencies): Pick<Handlers, 'listAuditLog'> {
  return {
    listAuditLog: async ({ query, caller }) => {
      const { actorId, studentId, type, from, to, keyword } = query;
      const { actorName, studentName, reason, subject, occurredAt } = auditLog;
      const where = and(
        hasRole(caller, 'ADMIN') ? undefined : eq(auditLog.actorId, caller.studentId),
        actorId === null ? undefined : eq(auditLog.actorId, actorId),
        studentId === null ? undefined : eq(auditLog.studentId, studentId),
        type === null ? undefined : eq(auditLog.type, type),
        from === null ? undefined : gte(occurredAt, new Date(from)),
        to === null ? undefined : lt(occurredAt, new Date(to)),
        containing(keyword, actorName, studentName, reason, subject),
      );
      const list = { table: auditLog, id: auditLog.id, sort: auditLog[query.sortBy], where };
      const { ids, total } = await findPage(lists, query, list);
      const rows = ids.length > 0 ? await db.select().from(auditLog).where(inArray(auditLog.id, ids)) : [];
      const byId = new Map(rows.map((row) => [row.id, row]));
      return {
        content: ids.map((id) => {
          const row = byId.get(id)!;
          // Entries of before have no currencies.
          const changes = row.changes.map((change) => ({ ...change, currency: change.currency ?? null }));
          return { ...row, changes, occurredAt: row.occurredAt.toISOString() };
        }),
        pagination: { total },
      };
    },
  };
}
