import { and, eq, inArray } from 'drizzle-orm';
import { type Caller, hasRole } from '../account/caller.ts';
import { limitAttempts } from '../account/rate-limit.ts';
import type { Dependencies } from '../dependencies.ts';
import { usableMethod } from '../money/charge.ts';
import { executeRefunds } from '../money/refund.ts';
import type { Handlers } from '../platform/contract.ts';
import { type Database, isUniqueViolation } from '../platform/database.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { findPage, inOrderOf, pageOf, readPage } from '../platform/paging.ts';
import { problem, saving } from '../platform/problem.ts';
import { lockEnvelopeAlone } from '../signing/envelopes.ts';
import { open, sign } from '../signing/sign.ts';
import { requireVisibleStudent } from '../students/visible.ts';
import { enrollmentApplications } from '../tables/enrollment-applications.ts';
import { showAgreement } from './agreement.ts';
import { applicationView, nameOf, readApplications, showApplication } from './applications.ts';
import { approve, reject, requestChanges, review, sendEnvelopes, withdraw } from './decisions.ts';
import { createDraft, discard, edit, lockOwn, requireOpenCohort } from './drafts.ts';
import { matchingApplications } from './matching.ts';
import { savePersonalInfo } from './personal-info.ts';
import { findPlan } from './plans.ts';
import { findPromoCode } from './promo-codes.ts';
import { type ApplicationRow, currentAgreement, readSent } from './references.ts';
import {
  beginSubmission,
  findSubmission,
  finishSubmission,
  quoteApplication,
  refreshAgreement,
  scarceOf,
} from './submit.ts';

type Enrollment = Pick<
  Handlers,
  | 'listStudentEnrollmentApplications'
  | 'createEnrollmentApplication'
  | 'listEnrollmentApplications'
  | 'getEnrollmentApplication'
  | 'saveEnrollmentStep'
  | 'choosePaymentPlan'
  | 'applyVoucher'
  | 'removeVoucher'
  | 'listEnrollmentAgreements'
  | 'signEnrollmentAgreement'
  | 'choosePaymentMethod'
  | 'quoteEnrollmentApplication'
  | 'submitEnrollmentApplication'
  | 'findEnrollmentSubmissions'
  | 'discardEnrollmentApplication'
  | 'withdrawEnrollmentApplication'
  | 'reviewEnrollmentApplication'
  | 'requestEnrollmentChanges'
  | 'approveEnrollmentApplication'
  | 'rejectEnrollmentApplication'
  | 'sendEnrollmentEnvelopes'
>;

export function enrollmentHandlers(dependencies: Dependencies): Enrollment {
  const { db, now } = dependencies;

  async function readRow(id: string): Promise<ApplicationRow> {
    const [row] = await db.select().from(enrollmentApplications).where(eq(enrollmentApplications.id, id));
    if (!row) throw problem('notFound');
    return row;
  }

  /** The application, if the caller is its student or staff. Otherwise it is not found. */
  async function findVisible(id: string, caller: Caller): Promise<ApplicationRow> {
    const row = await readRow(id);
    if (row.studentId !== caller.studentId && !hasRole(caller, 'ADVISOR', 'ADMIN')) throw problem('notFound');
    return row;
  }

  const show = async (id: string) => ({ content: await showApplication(db, await readRow(id), now()) });

  /** Changes the caller's draft. */
  const editOwn = (
    id: string,
    caller: Caller,
    work: (db: Database, application: ApplicationRow) => Promise<Partial<ApplicationRow>>,
    kind: { isPersonal?: boolean } = {},
  ) =>
    saving('savedApplicationError', () =>
      db.transaction(async (db) => {
        const application = await lockOwn(db, id, caller);
        const changed = await edit(db, application, kind, () => work(db, application), now());
        return { content: applicationView(changed.application, changed.references, now()) };
      }),
    );

  /** Runs an advisor's decision. */
  async function decide(
    caller: Caller,
    work: (
      db: Database,
      advisor: { actor: 'ADVISOR'; actorName: string; userId: string },
    ) => Promise<ApplicationRow>,
  ) {
    const content = await db.transaction(async (db) => {
      const actorName = await nameOf(db, caller.studentId);
      const changed = await work(db, { actor: 'ADVISOR', actorName, userId: caller.userId });
      return showApplication(db, changed, now());
    });
    return { content };
  }

  return {
    listStudentEnrollmentApplications: async ({ path, query, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      const condition = and(
        eq(enrollmentApplications.studentId, path.id),
        query.statuses.length > 0 ? inArray(enrollmentApplications.status, query.statuses) : undefined,
      );
      const { rows, total } = await readPage(
        db.select().from(enrollmentApplications).where(condition).$dynamic(),
        db.$count(enrollmentApplications, condition),
        pageOf(query, enrollmentApplications[query.sortBy], enrollmentApplications.id),
      );
      return { content: await readApplications(db, rows, now()), pagination: { total } };
    },

    listEnrollmentApplications: async ({ query }) => {
      const where = and(
        query.statuses.length > 0 ? inArray(enrollmentApplications.status, query.statuses) : undefined,
        query.programId === null ? undefined : eq(enrollmentApplications.programId, query.programId),
      );
      const { id } = enrollmentApplications;
      const { ids, total } = await findPage(db, query, {
        table: enrollmentApplications,
        id,
        sort: enrollmentApplications[query.sortBy],
        where,
        anyOf: matchingApplications(db, query.keyword),
      });
      const rows = await db.select().from(enrollmentApplications).where(inArray(id, ids));
      const applications = inOrderOf(ids, rows, (row) => row.id);
      return { content: await readApplications(db, applications, now()), pagination: { total } };
    },

    createEnrollmentApplication: async ({ path, body, caller, address, idempotent }) => {
      if (path.id.toLowerCase() !== caller.studentId) throw problem('notFound');
      const { programId, cohortId = null, voucherCode = null } = body;
      let code: string | null = null;
      if (voucherCode?.trim()) {
        await limitAttempts(dependencies, 'promoCode', { address });
        const promoCode = { code: voucherCode, programId, applicationId: null, now: now() };
        ({ code } = await findPromoCode(db, promoCode));
      }
      const draft = { studentId: caller.studentId, programId, cohortId, voucherCode: code };
      return saving('savedApplicationError', async () => {
        try {
          return await idempotent(async (db) => {
            const created = await createDraft(db, draft, now());
            return { content: await showApplication(db, created, now()) };
          });
        } catch (error) {
          throw isUniqueViolation(error) ? problem('studentActiveEnrollment') : error;
        }
      });
    },

    getEnrollmentApplication: async ({ path, caller }) => ({
      content: await showApplication(db, await findVisible(path.id, caller), now()),
    }),

    saveEnrollmentStep: ({ path, body, caller }) => {
      const isPersonal = body.step === 'PERSONAL_INFO';
      return editOwn(
        path.id,
        caller,
        async (db, application) => {
          if (application.version !== body.version) {
            throw problem('versionConflict', { current: await showApplication(db, application, now()) });
          }
          const today = instituteDay(now());
          if (isPersonal) {
            await savePersonalInfo(db, application.studentId, body, { today, now: now() });
            return { personalInfoSavedAt: now() };
          }
          const { programId } = application;
          if (!body.cohortId) {
            const error = { in: 'body', pointer: '/cohortId', rule: 'required', values: {} } as const;
            throw problem('noCohortSelected', { errors: [error] });
          }
          const cohort = await requireOpenCohort(db, body.cohortId, { programId, today });
          return { cohortId: cohort.id };
        },
        { isPersonal },
      );
    },

    choosePaymentPlan: ({ path, body, caller }) =>
      editOwn(path.id, caller, async (db, { programId }) => {
        const plan = await findPlan(db, body.id);
        const isOffered = plan?.programId === programId && plan.isActive && plan.source === body.source;
        if (!isOffered) {
          const error = { in: 'body', pointer: '/id', rule: 'choice', values: {} } as const;
          throw problem('noPaymentPlanSelected', { errors: [error] });
        }
        return { paymentPlanId: plan.id };
      }),

    applyVoucher: async ({ path, body, caller, address }) => {
      await limitAttempts(dependencies, 'promoCode', { address });
      return editOwn(path.id, caller, async (db, { id, programId }) => {
        const promoCode = { code: body.code, programId, applicationId: id, now: now() };
        return { voucherCode: (await findPromoCode(db, promoCode)).code };
      });
    },

    removeVoucher: ({ path, caller }) => editOwn(path.id, caller, async () => ({ voucherCode: null })),

    listEnrollmentAgreements: async ({ path, caller }) => {
      await findVisible(path.id, caller);
      const current = currentAgreement(await readSent(db, [path.id]));
      return { content: current ? await showAgreement(db, current) : [] };
    },

    signEnrollmentAgreement: ({ path, body, caller, address, idempotent }) =>
      idempotent(async (db) => {
        await lockOwn(db, path.id, caller);
        const current = currentAgreement(await readSent(db, [path.id]));
        // The agreement was replaced in the meantime, and the student has to read and sign the new one.
        if (current?.id !== path.agreementId.toLowerCase()) throw problem('envelopeChanged');
        const locked = (await lockEnvelopeAlone(db, current.id))!;
        // Only someone who opened the document knows its hash.
        const isRead = current.status === 'SENT' && body.hash === current.hash;
        const opened = isRead ? await open(db, locked, { address }, now()) : locked;
        const signed = await sign(
          db,
          opened,
          { signature: body, address, nameRule: dependencies.config.signatureNameRule },
          now(),
        );
        const [content] = await showAgreement(db, signed.row);
        return { content: content! };
      }),

    choosePaymentMethod: ({ path, body, caller }) =>
      editOwn(path.id, caller, async (db, { studentId }) => {
        const method = await usableMethod(db, studentId, body.paymentMethodId, instituteDay(now()));
        return { paymentMethodId: method.id, isMethodDeclined: false, autoPay: body.autoPay ?? null };
      }),

    quoteEnrollmentApplication: async ({ path, caller }) => ({
      content: await quoteApplication(dependencies, path.id, caller),
    }),

    submitEnrollmentApplication: ({ path, body, caller, idempotent }) =>
      saving('submitApplicationFailed', async () => {
        await refreshAgreement(dependencies, path.id, caller);
        const asked = { id: path.id, caller, quoteId: body.quoteId };
        const scarce = scarceOf(db, await readRow(path.id));
        const submissionId = await idempotent((db) => beginSubmission(db, asked, now()), scarce);
        const content = submissionId === null ? null : await finishSubmission(dependencies, submissionId);
        return content ? { content } : show(path.id);
      }),

    findEnrollmentSubmissions: async ({ path, query, caller }) => {
      const { id, studentId } = await readRow(path.id);
      if (studentId !== caller.studentId) throw problem('notFound');
      const outcome = await findSubmission(db, { id, userId: caller.userId, key: query.idempotencyKey });
      return { content: outcome ? [outcome] : [] };
    },

    discardEnrollmentApplication: async ({ path, body, caller }) => {
      await db.transaction(async (db) => {
        const application = await lockOwn(db, path.id, caller);
        const actorName = await nameOf(db, caller.studentId);
        await discard(db, application, { reason: body.reason?.trim() || null, actorName }, now());
      });
    },

    withdrawEnrollmentApplication: async ({ path, body, caller }) => {
      const { refundIds } = await db.transaction(async (db) => {
        const application = await lockOwn(db, path.id, caller);
        const actorName = await nameOf(db, caller.studentId);
        return withdraw(db, application, { reason: body.reason?.trim() || null, actorName }, now());
      });
      await executeRefunds(dependencies, refundIds);
    },

    reviewEnrollmentApplication: ({ path, caller }) =>
      decide(caller, (db, advisor) => review(db, path.id, advisor, now())),

    requestEnrollmentChanges: ({ path, body, caller }) =>
      decide(caller, (db, advisor) => requestChanges(db, path.id, advisor, body.note, now())),

    approveEnrollmentApplication: ({ path, caller }) =>
      decide(caller, (db, advisor) => approve(db, path.id, advisor, now())),

    rejectEnrollmentApplication: async ({ path, body, caller }) => {
      let refunds: string[] = [];
      const answer = await decide(caller, async (db, advisor) => {
        const { application, refundIds } = await reject(db, path.id, advisor, body.note, now());
        refunds = refundIds;
        return application;
      });
      await executeRefunds(dependencies, refunds);
      return answer;
    },

    sendEnrollmentEnvelopes: ({ path, caller }) =>
      decide(caller, (db, advisor) => sendEnvelopes(db, path.id, advisor, now())),
  };
}
