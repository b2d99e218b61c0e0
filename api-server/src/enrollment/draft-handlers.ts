import type { Dependencies } from '../dependencies.ts';
import type { Caller } from '../platform/caller.ts';
import type { Handlers, Input } from '../platform/contract.ts';
import { atOnce, type Database, isUniqueViolation } from '../platform/database.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { fieldProblem, problem, saving } from '../platform/problem.ts';
import { findPromoCode } from '../programs/promo-codes.ts';
import { readName } from '../students/read-name.ts';
import { applicationView, showApplication } from './application-view.ts';
import { createDraft, discard, edit, lockOwn, requireOpenCohort } from './drafts.ts';
import { savePersonalInfo } from './personal-info.ts';
import { limitGuesses } from './promo-code-guesses.ts';
import type { ApplicationRow } from './references.ts';

type Change = (db: Database, application: ApplicationRow, now: Date) => Promise<Partial<ApplicationRow>>;

type OwnStep = {
  id: string;
  step: Input<'saveEnrollmentStep'>['body']['step'] | 'PAYMENT_PLAN' | 'PAYMENT_METHOD';
  caller: Caller;
};

/** Changes a step of the caller's application. */
export function editOwn({ db, now }: Dependencies, { id, step, caller }: OwnStep, work: Change) {
  return saving('savedApplicationError', () =>
    atOnce({ db, now }, async (db, now) => {
      const application = await lockOwn(db, id, caller);
      const changed = await edit(db, application, step, () => work(db, application, now), now);
      return { content: applicationView(changed.application, changed.references, now) };
    }),
  );
}

/** What saving a step changes. */
async function saveStep(
  db: Database,
  application: ApplicationRow,
  body: Input<'saveEnrollmentStep'>['body'],
  now: Date,
): Promise<Partial<ApplicationRow>> {
  if (application.version !== body.version) {
    throw problem('versionConflict', { current: await showApplication(db, application, now) });
  }
  const today = instituteDay(now);
  if (body.step === 'PERSONAL_INFO') {
    await savePersonalInfo(db, application.studentId, body, { today, now });
    return { personalInfoSavedAt: now };
  }
  const { programId } = application;
  if (!body.cohortId) {
    throw fieldProblem('noCohortSelected', '/cohortId');
  }
  const cohort = await requireOpenCohort(db, body.cohortId, { programId, today });
  return { cohortId: cohort.id };
}

type Drafts = Pick<
  Handlers,
  'createEnrollmentApplication' | 'saveEnrollmentStep' | 'discardEnrollmentApplication'
>;

export function draftHandlers(dependencies: Dependencies): Drafts {
  const { db, now } = dependencies;
  return {
    createEnrollmentApplication: async ({ path, body, caller, address, idempotent }) => {
      if (path.id !== caller.studentId) throw problem('notFound');
      const { programId, cohortId = null, voucherCode = null } = body;
      let code: string | null = null;
      if (voucherCode?.trim()) {
        const promoCode = { code: voucherCode, programId, applicationId: null, now: now() };
        ({ code } = await limitGuesses(dependencies, address, () => findPromoCode(db, promoCode)));
      }
      const draft = { studentId: caller.studentId, programId, cohortId, voucherCode: code };
      return saving('savedApplicationError', async () => {
        try {
          return await idempotent(async (db, now) => {
            const created = await createDraft(db, draft, now);
            return { content: await showApplication(db, created, now) };
          });
        } catch (error) {
          throw isUniqueViolation(error) ? problem('studentActiveEnrollment') : error;
        }
      });
    },

    saveEnrollmentStep: ({ path, body, caller }) => {
      const save: Change = (db, application, now) => saveStep(db, application, body, now);
      return editOwn(dependencies, { id: path.id, step: body.step, caller }, save);
    },

    discardEnrollmentApplication: async ({ path, body, caller }) => {
      await atOnce({ db, now }, async (db, now) => {
        const application = await lockOwn(db, path.id, caller);
        const actorName = await readName(db, caller.studentId);
        await discard(db, application, { reason: body.reason?.trim() || null, actorName }, now);
      });
    },
  };
}
