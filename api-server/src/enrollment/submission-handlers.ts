import { portalMail } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { problem, saving, untilDecided } from '../platform/problem.ts';
import { showApplication } from './application-view.ts';
import { readApplication } from './find-application.ts';
import { quoteApplication, refreshAgreement } from './quote.ts';
import { beginSubmission, findSubmission, finishSubmission, scarceOf } from './submit.ts';

type Submissions = Pick<
  Handlers,
  'quoteEnrollmentApplication' | 'submitEnrollmentApplication' | 'findEnrollmentSubmissions'
>;

export function submissionHandlers(dependencies: Dependencies): Submissions {
  const { db, now, log, config } = dependencies;
  return {
    quoteEnrollmentApplication: async ({ path, caller }) => ({
      content: await quoteApplication(dependencies, path.id, caller),
    }),

    submitEnrollmentApplication: ({ path, body, caller, idempotent }) =>
      saving('submitApplicationFailed', async () => {
        await refreshAgreement(dependencies, path.id, caller);
        const request = { id: path.id, caller, quoteId: body.quoteId };
        const scarce = scarceOf(db, await readApplication(db, path.id));
        const begin = (db: Database, now: Date) => beginSubmission(db, request, portalMail({ config, now }));
        const submissionId = await idempotent(begin, scarce);
        const submitted =
          submissionId === null
            ? null
            : await untilDecided(log, () => finishSubmission(dependencies, submissionId));
        return {
          content: submitted ?? (await showApplication(db, await readApplication(db, path.id), now())),
        };
      }),

    findEnrollmentSubmissions: async ({ path, query, caller }) => {
      const { id, studentId } = await readApplication(db, path.id);
      if (studentId !== caller.studentId) throw problem('notFound');
      const outcome = await findSubmission(db, { id, userId: caller.userId, key: query.idempotencyKey });
      return { content: outcome ? [outcome] : [] };
    },
  };
}
