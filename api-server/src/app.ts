import { type Context, Hono } from 'hono';
import { addressIn } from './account/device.ts';
import { accountHandlers } from './account/handlers.ts';
import { limitAttempts } from './account/rate-limit.ts';
import { createAuthenticate } from './account/sessions.ts';
import { bookingHandlers } from './booking/handlers.ts';
import { refundUndelivered } from './booking/purchases/refunds.ts';
import { reviseLink } from './booking/sessions/new-link.ts';
import { circlesHandlers } from './circles/handlers.ts';
import { coachTodayHandlers } from './coach-today/handlers.ts';
import { coachesHandlers } from './coaches/handlers.ts';
import { studentAccountHandlers } from './delete-student-account.ts';
import type { Dependencies } from './dependencies.ts';
import { reopenWhenVoided } from './enrollment/decisions.ts';
import { enrollmentHandlers } from './enrollment/handlers.ts';
import { dateAgreement } from './enrollment/quote.ts';
import { exportHandlers } from './export-coach-data.ts';
import { studentExportHandlers } from './export-student-data.ts';
import { mountContent } from './files/content.ts';
import { fileHandlers } from './files/files.ts';
import { inboxHandlers } from './inbox/handlers.ts';
import { instituteHandlers } from './institute/handlers.ts';
import { mountDemoTargets } from './learning/demo-targets.ts';
import { learningHandlers } from './learning/handlers.ts';
import { mountMailbox } from './letters/mailbox.ts';
import { lookupHandlers } from './lookups/lookups.ts';
import { isSandbox } from './money/gateway/sandbox.ts';
import { mountDashboard, mountSandbox } from './money/gateway/sandbox-pages.ts';
import { moneyHandlers } from './money/handlers.ts';
import { payHandlers } from './money/pay-handlers.ts';
import { readReconciliation } from './money/reconciliation.ts';
import { mountWebhooks } from './money/webhooks.ts';
import { peopleHandlers } from './people/handlers.ts';
import type { Handlers } from './platform/contract.ts';
import { mountDocs } from './platform/docs/docs.ts';
import { mountHealth } from './platform/health.ts';
import { limitBodies, logRequests, protect, requireReadable, sendDate } from './platform/middleware.ts';
import type { Observe } from './platform/observe.ts';
import { onError, problem } from './platform/problem.ts';
import type { RequestVariables } from './platform/request-variables.ts';
import { mountContract } from './requests/mount-contract.ts';
import { returns } from './returns.ts';
import { signingHandlers } from './signing/handlers.ts';
import { studentTaskHandlers } from './student-tasks/handlers.ts';
import { studentOverviewHandlers } from './student-tasks/overview.ts';
import { historyHandlers } from './students/history.ts';
import { studentHandlers } from './students/students.ts';
import { subscriptionsHandlers } from './subscriptions/handlers.ts';
import { voidOpenInvoices } from './subscriptions/invoices.ts';
import { transferHandlers } from './transfers/handlers.ts';

export type App = Hono<RequestVariables>;

/** The client's address: that of the connection, or the one a trusted proxy adds last. */
function createAddressOf({ config, log }: Pick<Dependencies, 'config' | 'log'>): (c: Context) => string {
  let isWarned = false;
  return (c) => {
    const header = c.req.header('x-forwarded-for');
    const forwarded = config.trustProxy ? addressIn(header?.split(',').at(-1) ?? '') : null;
    if (header !== undefined && !forwarded && !isWarned) {
      isWarned = true;
      log.warn(
        config.trustProxy
          ? 'The X-Forwarded-For of a request doesn’t end with an address, so it is ignored. Despite TRUST_PROXY=true, users share the limits of attempts.'
          : 'A request has X-Forwarded-For, which is ignored. Behind a proxy, set TRUST_PROXY=true; otherwise all users share the limits of attempts.',
      );
    }
    const incoming = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming;
    return forwarded || incoming?.socket?.remoteAddress || 'unknown';
  };
}

/** The handler of every operation, by domain. */
const createHandlers = (dependencies: Dependencies): Handlers => ({
  ...accountHandlers(dependencies),
  ...studentHandlers(dependencies),
  ...coachesHandlers(dependencies, { refundUndelivered, voidOpenInvoices }, reviseLink),
  ...exportHandlers(dependencies),
  ...studentExportHandlers(dependencies),
  ...studentAccountHandlers(dependencies),
  ...subscriptionsHandlers(dependencies),
  ...enrollmentHandlers(dependencies),
  ...moneyHandlers(dependencies),
  ...payHandlers(dependencies, returns),
  ...bookingHandlers(dependencies),
  ...learningHandlers(dependencies),
  ...circlesHandlers(dependencies),
  ...transferHandlers(dependencies),
  ...coachTodayHandlers(dependencies),
  ...studentTaskHandlers(dependencies),
  ...studentOverviewHandlers(dependencies),
  ...inboxHandlers(dependencies),
  ...signingHandlers(dependencies, reopenWhenVoided, dateAgreement),
  ...fileHandlers(dependencies, (identifier) => limitAttempts(dependencies, 'upload', { identifier })),
  ...historyHandlers(dependencies),
  ...peopleHandlers(dependencies),
  ...instituteHandlers(dependencies),
  ...lookupHandlers(),
});

/**
 * Builds the whole API without listening on a port, from its dependencies alone. `isClosing` makes it unready; `observe`
 * measures and traces its requests.
 */
export function createApp(dependencies: Dependencies, isClosing = () => false, observe?: Observe): App {
  const { db, now, log, config, gateway } = dependencies;
  const app: App = new Hono();
  const authenticate = createAuthenticate(db);

  app.onError(onError(log));
  app.notFound(() => {
    throw problem('notFound');
  });

  app.use(logRequests(log, observe));
  app.use(sendDate(now));
  // Mounted first, because these are pages and send other security headers.
  for (const pages of ['/docs/*', '/mailbox/*', '/sandbox/*']) app.use(pages, requireReadable);
  mountDocs(app);
  if (config.mailboxPage) mountMailbox(app, db);
  if (isSandbox(gateway)) {
    mountSandbox(app, gateway, config);
    // Like the mailbox, only where everyone who reaches the server may see everything.
    if (config.mailboxPage) mountDashboard(app, gateway);
  }

  protect(app, config);
  app.use(requireReadable);
  app.use(limitBodies(config));
  mountHealth(app, db, isClosing, async () => {
    // A difference is no reason to stop serving, but one to look at.
    const { status, checkedAt, differenceCount } = await readReconciliation(db);
    return { reconciliation: { status, checkedAt, differenceCount } };
  });
  mountContent(app, dependencies);
  if (config.demoSsoTargets) mountDemoTargets(app, dependencies);
  mountWebhooks(app, dependencies, returns);
  mountContract(app, {
    db,
    now,
    handlersOn: (db) => createHandlers({ ...dependencies, db }),
    authenticate: (accessToken) => authenticate(accessToken, now()),
    addressOf: createAddressOf({ config, log }),
  });
  return app;
}
