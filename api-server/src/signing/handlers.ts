import { joinName } from '@institute/design-system/formats';
import { and, asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { type Caller, hasRole } from '../account/caller.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { FileAnswer } from '../platform/file-answer.ts';
import { pageOf, readPage } from '../platform/paging.ts';
import { renderPdf } from '../platform/pdf/tagged-pdf.ts';
import { problem } from '../platform/problem.ts';
import { requireVisibleStudent } from '../students/visible.ts';
import {
  envelopeDocuments,
  envelopeEvents,
  envelopeSigners,
  envelopes,
  sealedDocuments,
} from '../tables/envelopes.ts';
import { students } from '../tables/students.ts';
import { sentWords, statements } from './emails.ts';
import {
  advance,
  announce,
  expire,
  lockEnvelope,
  readEnvelopes,
  recordAuditEvent,
  sendEnvelope,
  voidEnvelope,
} from './envelopes.ts';
import { lockOwnEnvelope, open, sign } from './sign.ts';

const day = 24 * 3_600_000;
/** How long a student has to sign an envelope that was sent again. */
const resentLifetime = 14 * day;

const { envelopeId: _, sequence: __, ...eventColumns } = getTableColumns(envelopeEvents);

type Signing = Pick<
  Handlers,
  | 'listEnvelopes'
  | 'getEnvelope'
  | 'openEnvelope'
  | 'signEnvelope'
  | 'declineEnvelope'
  | 'voidEnvelope'
  | 'countersignEnvelope'
  | 'resendEnvelope'
  | 'listAuditTrail'
  | 'downloadEnvelopeDocument'
>;

/** Called in the same transaction when the institute voids an envelope. */
type OnVoided = (db: Database, envelope: { applicationId: string | null }, now: Date) => Promise<void>;

async function nameOf(db: Database, studentId: string): Promise<string> {
  const [person] = await db.select().from(students).where(eq(students.id, studentId));
  return joinName(person!.firstName, person!.middleName, person!.lastName);
}

export function signingHandlers({ db, now, config }: Dependencies, onVoided: OnVoided): Signing {
  /** The envelope, if the caller is its student or staff. Otherwise it is not found. */
  async function findVisible(db: Database, id: string, caller: Caller) {
    const [row] = await db.select().from(envelopes).where(eq(envelopes.id, id));
    if (!row || (row.studentId !== caller.studentId && !hasRole(caller, 'ADVISOR', 'ADMIN'))) {
      throw problem('notFound');
    }
    return row;
  }

  async function shown(db: Database, id: string) {
    const rows = await db.select().from(envelopes).where(eq(envelopes.id, id));
    const [envelope] = await readEnvelopes(db, rows);
    return envelope!;
  }

  const lock = async (db: Database, id: string) => {
    const locked = await lockEnvelope(db, id);
    if (!locked) throw problem('notFound');
    return locked;
  };

  return {
    listEnvelopes: async ({ path, query, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      const { statuses, applicationId } = query;
      const condition = and(
        eq(envelopes.studentId, path.id),
        statuses.length > 0 ? inArray(envelopes.status, statuses) : undefined,
        applicationId === null ? undefined : eq(envelopes.applicationId, applicationId),
      );
      const { rows, total } = await readPage(
        db.select().from(envelopes).where(condition).$dynamic(),
        db.$count(envelopes, condition),
        pageOf(query, envelopes[query.sortBy], envelopes.id),
      );
      return { content: await readEnvelopes(db, rows), pagination: { total } };
    },

    getEnvelope: async ({ path, caller }) => {
      await findVisible(db, path.id, caller);
      return { content: await shown(db, path.id) };
    },

    openEnvelope: async ({ path, caller, address }) => ({
      content: await db.transaction(async (db) => {
        await open(db, await lockOwnEnvelope(db, path.id, caller), { address }, now());
        const { id, title, html } = envelopeDocuments;
        const documents = await db
          .select({ id, title, html })
          .from(envelopeDocuments)
          .where(eq(envelopeDocuments.envelopeId, path.id))
          .orderBy(asc(envelopeDocuments.position));
        return { envelope: await shown(db, path.id), documents };
      }),
    }),

    signEnvelope: ({ path, body, caller, address, idempotent }) =>
      idempotent(async (db) => {
        const locked = await lockOwnEnvelope(db, path.id, caller);
        const { signatureNameRule: nameRule } = config;
        await sign(db, locked, { signature: body, address, nameRule }, now());
        return { content: await shown(db, path.id) };
      }),

    declineEnvelope: async ({ path, body: { reason }, caller, address }) => ({
      content: await db.transaction(async (db) => {
        const locked = await lock(db, path.id);
        if (locked.row.studentId !== caller.studentId) throw problem('notFound');
        const { isChanged } = await advance(db, locked, { type: 'DECLINE' }, now(), { reason });
        if (isChanged) {
          const actorName = locked.signers.find(({ party }) => party === 'STUDENT')!.name;
          await recordAuditEvent(
            db,
            path.id,
            { type: 'DECLINED', actor: 'STUDENT', actorName, address },
            now(),
          );
        }
        return shown(db, path.id);
      }),
    }),

    voidEnvelope: async ({ path, body: { reason }, caller }) => ({
      content: await db.transaction(async (db) => {
        const locked = await lock(db, path.id);
        const actorName = await nameOf(db, caller.studentId);
        if (await voidEnvelope(db, locked, { reason, actorName }, now())) {
          await onVoided(db, locked.row, now());
        }
        return shown(db, path.id);
      }),
    }),

    countersignEnvelope: async ({ path, caller, address }) => ({
      content: await db.transaction(async (db) => {
        const locked = await lock(db, path.id);
        const { isChanged } = await advance(db, locked, { type: 'COUNTERSIGN' }, now());
        if (!isChanged) return shown(db, path.id);
        const name = await nameOf(db, caller.studentId);
        const { row } = locked;
        await db
          .update(envelopeSigners)
          .set({
            signedAt: now(),
            signature: { type: 'TYPED', value: name, name },
            statement: statements[row.languageIso2LetterCode],
            address,
          })
          .where(and(eq(envelopeSigners.envelopeId, path.id), eq(envelopeSigners.party, 'INSTITUTE')));
        const event = { type: 'COUNTERSIGNED', actor: 'INSTITUTE', method: 'TYPED' } as const;
        await recordAuditEvent(db, path.id, { ...event, actorName: name, address }, now());
        if (row.status === 'SENT') await announce(db, row, sentWords(row), now());
        return shown(db, path.id);
      }),
    }),

    resendEnvelope: async ({ path, caller }) => {
      await findVisible(db, path.id, caller);
      return {
        content: await db.transaction(async (db) => {
          const { row, state, signers } = await lock(db, path.id);
          if (row.replacedById !== null) return shown(db, row.replacedById);
          const isOver =
            ['EXPIRED', 'DECLINED'].includes(state.status) ||
            (['SENT', 'OPENED'].includes(state.status) && state.expiresAt <= now());
          if (!isOver) throw problem('envelopeChanged');
          const documents = await db
            .select()
            .from(envelopeDocuments)
            .where(eq(envelopeDocuments.envelopeId, path.id))
            .orderBy(asc(envelopeDocuments.position));
          const { studentId, applicationId, kind, title, isRequired, isHeld, fields } = row;
          const id = await sendEnvelope(
            db,
            {
              studentId,
              studentName: await nameOf(db, studentId),
              applicationId,
              kind,
              title,
              isRequired,
              isHeld,
              language: row.languageIso2LetterCode,
              documents: documents.map(({ content }) => content),
              fields: fields.map(({ value: _, ...field }) => field),
              first: signers[0]!.party,
              expiresAt: new Date(now().getTime() + resentLifetime),
            },
            now(),
          );
          await expire(db, { row, state, signers }, now());
          await db.update(envelopes).set({ replacedById: id }).where(eq(envelopes.id, path.id));
          await recordAuditEvent(db, path.id, { type: 'REPLACED', actor: 'SYSTEM' }, now());
          return shown(db, id);
        }),
      };
    },

    listAuditTrail: async ({ path, query, caller }) => {
      await findVisible(db, path.id, caller);
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
      const envelope = await findVisible(db, path.id, caller);
      const [found] = await db
        .select({ document: envelopeDocuments, sealed: sealedDocuments.bytes })
        .from(envelopeDocuments)
        .leftJoin(sealedDocuments, eq(sealedDocuments.documentId, envelopeDocuments.id))
        .where(and(eq(envelopeDocuments.id, path.documentId), eq(envelopeDocuments.envelopeId, envelope.id)));
      if (!found) throw problem('notFound');
      const { content, title } = found.document;
      const bytes = found.sealed ?? (await renderPdf(content, envelope.sentAt));
      await recordAuditEvent(
        db,
        envelope.id,
        {
          type: 'DOWNLOADED',
          actor: caller.studentId === envelope.studentId ? 'STUDENT' : 'INSTITUTE',
          actorName: await nameOf(db, caller.studentId),
          address,
          documentTitle: title,
        },
        now(),
      );
      return new FileAnswer(bytes, 'application/pdf', `${title}.pdf`);
    },
  };
}
