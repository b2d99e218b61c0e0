import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  not,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { renderPdf } from '../documents/tagged-pdf.ts';
import { readSettings } from '../institute/settings.ts';
import type { Handlers } from '../platform/contract.ts';
import { FileAnswer } from '../platform/file-answer.ts';
import { pageOf, readPage } from '../platform/paging.ts';
import { problem } from '../platform/problem.ts';
import { readName } from '../students/read-name.ts';
import { requireVisibleStudent } from '../students/visible.ts';
import { envelopeDocuments, envelopeEvents, envelopes, sealedDocuments } from '../tables/envelopes.ts';
import { openStatuses } from './envelope-rules.ts';
import { readEnvelopes, recordAuditEvent } from './envelopes.ts';
import { findVisibleEnvelope, showEnvelope } from './find-envelope.ts';

const { envelopeId: _, sequence: __, ...eventColumns } = getTableColumns(envelopeEvents);

type EnvelopeLists = Pick<
  Handlers,
  'listEnvelopes' | 'getEnvelope' | 'listAuditTrail' | 'downloadEnvelopeDocument'
>;

const sortColumns = (isUnsigned: SQL) => ({
  ...envelopes,
  // In one descending order, so the earliest deadline is the largest of these numbers.
  isOpen: sql`case when ${isUnsigned} then 1e12 - extract(epoch from ${envelopes.expiresAt})
    else extract(epoch from ${envelopes.sentAt}) end`,
});

export function envelopeListHandlers({ db, now }: Dependencies): EnvelopeLists {
  return {
    listEnvelopes: async ({ path, query, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      const { statuses, isOpen, isReplaced, applicationId } = query;
      const isUnsigned = and(inArray(envelopes.status, openStatuses), gt(envelopes.expiresAt, now()))!;
      const condition = and(
        eq(envelopes.studentId, path.id),
        statuses.length > 0 ? inArray(envelopes.status, statuses) : undefined,
        isOpen === null ? undefined : isOpen ? isUnsigned : not(isUnsigned),
        isReplaced === null ? undefined : (isReplaced ? isNotNull : isNull)(envelopes.replacedById),
        applicationId === null ? undefined : eq(envelopes.applicationId, applicationId),
      );
      const { rows, total } = await readPage(
        db,
        db.select().from(envelopes).where(condition).$dynamic(),
        pageOf(query, sortColumns(isUnsigned)[query.sortBy], envelopes.id),
      );
      return { content: await readEnvelopes(db, rows, now()), pagination: { total } };
    },

    getEnvelope: async ({ path, caller }) => {
      await findVisibleEnvelope(db, path.id, caller);
      return { content: await showEnvelope(db, path.id, now()) };
    },

    listAuditTrail: async ({ path, query, caller }) => {
      await findVisibleEnvelope(db, path.id, caller);
      const condition = eq(envelopeEvents.envelopeId, path.id);
      const [rows, total] = await Promise.all([
        db
          .select(eventColumns)
          .from(envelopeEvents)
          .where(condition)
          .orderBy((query.descending ? desc : asc)(envelopeEvents.sequence))
          .limit(query.size)
          .offset(query.page * query.size),
        db.$count(envelopeEvents, condition),
      ]);
      const content = rows.map((row) => ({ ...row, occurredAt: row.occurredAt.toISOString() }));
      return { content, pagination: { total } };
    },

    downloadEnvelopeDocument: async ({ path, caller, address }) => {
      const envelope = await findVisibleEnvelope(db, path.id, caller);
      const [found] = await db
        .select({ document: envelopeDocuments, sealed: sealedDocuments.bytes })
        .from(envelopeDocuments)
        .leftJoin(sealedDocuments, eq(sealedDocuments.documentId, envelopeDocuments.id))
        .where(and(eq(envelopeDocuments.id, path.documentId), eq(envelopeDocuments.envelopeId, envelope.id)));
      if (!found) throw problem('notFound');
      const { content, title } = found.document;
      const bytes = found.sealed ?? (await renderPdf(content, await readSettings(db), envelope.sentAt));
      await recordAuditEvent(
        db,
        envelope.id,
        {
          type: 'DOWNLOADED',
          actor: caller.studentId === envelope.studentId ? 'STUDENT' : 'INSTITUTE',
          actorName: await readName(db, caller.studentId),
          address,
          documentTitle: title,
        },
        now(),
      );
      return new FileAnswer(bytes, 'application/pdf', `${title}.pdf`);
    },
  };
}
