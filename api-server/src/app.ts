import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import { emailVerificationHandlers } from './account/email-verification.ts';
import { passwordHandlers } from './account/passwords.ts';
import { createAuthenticate } from './account/sessions.ts';
import { signInHandlers } from './account/sign-in.ts';
import { signUpHandlers } from './account/sign-up.ts';
import { signedInSessionHandlers } from './account/signed-in-sessions.ts';
import { coachScheduleHandlers } from './booking/availability/availability.ts';
import { slotReservationHandlers } from './booking/availability/reservations.ts';
import { calendarFeedHandlers } from './booking/calendar/calendar.ts';
import { buyHandlers } from './booking/purchases/buy.ts';
import { coachProductPurchaseHandlers } from './booking/purchases/purchases.ts';
import { coachSessionHandlers } from './booking/sessions/sessions.ts';
import { coachingCircleHandlers } from './circles/coaching-circles.ts';
import { circleSessionHandlers } from './circles/sessions.ts';
import { coachAccountHandlers } from './coaches/account.ts';
import { coachRecordHandlers } from './coaches/coach-records.ts';
import { coachHandlers } from './coaches/coaches.ts';
import { coachListHandlers } from './coaches/list-coaches.ts';
import { coachProductHandlers } from './coaches/products.ts';
import type { Dependencies } from './dependencies.ts';
import { cohortAlertHandlers } from './enrollment/cohort-alerts.ts';
import { reopenWhenVoided } from './enrollment/decisions.ts';
import { enrollmentHandlers } from './enrollment/handlers.ts';
import { programHandlers } from './enrollment/programs.ts';
import { mountContent } from './files/content.ts';
import { fileHandlers } from './files/files.ts';
import { historyHandlers } from './history/history.ts';
import { communicationIntentHandlers } from './inbox/communication-intents.ts';
import { communicationPreferenceHandlers } from './inbox/communication-preferences.ts';
import { awardHandlers } from './learning/awards.ts';
import { courseHandlers } from './learning/courses.ts';
import { mountDemoTargets } from './learning/demo-targets.ts';
import { moduleHandlers } from './learning/modules.ts';
import { ssoHandlers } from './learning/sso.ts';
import { lookupHandlers } from './lookups/lookups.ts';
import { autoPayHandlers } from './money/autopay.ts';
import { isSandbox } from './money/gateway/sandbox.ts';
import { mountSandbox } from './money/gateway/sandbox-pages.ts';
import { mountWebhooks } from './money/gateway/webhooks.ts';
import { overviewHandlers } from './money/overview.ts';
import { payHandlers } from './money/pay.ts';
import { paymentMethodHandlers } from './money/payment-methods.ts';
import { receiptEmailHandlers } from './money/receipt-email.ts';
import { refundHandlers } from './money/refund.ts';
import { mountDocs } from './platform/docs/docs.ts';
import { mountHealth } from './platform/health.ts';
import { newId } from './platform/identifier.ts';
import { mountMailbox } from './platform/mail/mailbox.ts';
import { mountContract } from './platform/mount-contract.ts';
import { onError, problem } from './platform/problem.ts';
import type { RequestVariables } from './platform/request-variables.ts';
import { signingHandlers } from './signing/handlers.ts';
import { studentHandlers } from './students/students.ts';
import { subscribeHandlers } from './subscriptions/subscribe.ts';
import { subscriptionHandlers } from './subscriptions/subscriptions.ts';
import { transferHandlers } from './transfers/handlers.ts';

export type App = Hono<RequestVariables>;

/** Whether a path decodes to text without control characters. */
function isReadable(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

const requireReadable: MiddlewareHandler = async (c, next) => {
  if (!isReadable(new URL(c.req.url).pathname)) {
    throw problem('badRequest', { detail: 'The path is not readable text.' });
  }
  await next();
};

/** The client's address: that of the connection, or the one a trusted proxy adds last. */
function addressOf(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const incoming = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming;
  return forwarded || incoming?.socket?.remoteAddress || 'unknown';
}

/** Builds the whole API without listening on a port, from its dependencies alone. */
export function createApp(dependencies: Dependencies): App {
  const { db, now, log, config, gateway } = dependencies;
  const app: App = new Hono();
  const authenticate = createAuthenticate(db);

  app.onError(onError(log));
  app.notFound(() => {
    throw problem('notFound');
  });

  app.use(async (c, next) => {
    const given = c.req.header('x-request-id') ?? '';
    const requestId = /^[\w.-]{1,64}$/.test(given) ? given : newId();
    c.set('requestId', requestId);
    const start = performance.now();
    await next();
    c.header('x-request-id', requestId);
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
    // Logs neither the path, which may contain a token, nor bodies, nor the authorization.
    log.info(
      {
        requestId,
        method: c.req.method,
        operationId: c.get('operationId'),
        status: c.res.status,
        milliseconds: Math.round(performance.now() - start),
        studentId: c.get('studentId'),
        source: c.req.header('source')?.slice(0, 20),
      },
      'request',
    );
  });
  // Before the headers below, because these are pages and send their own.
  for (const pages of ['/docs/*', '/mailbox/*', '/sandbox/*']) app.use(pages, requireReadable);
  mountDocs(app);
  if (config.mailboxPage) mountMailbox(app, db);
  if (isSandbox(gateway)) mountSandbox(app, gateway, config);
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      xFrameOptions: 'DENY',
      referrerPolicy: 'no-referrer',
      crossOriginResourcePolicy: config.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin',
    }),
  );
  if (config.corsOrigins.length > 0) {
    app.use(
      cors({
        origin: config.corsOrigins,
        allowHeaders: ['authorization', 'content-type', 'source', 'x-request-id', 'idempotency-key'],
        exposeHeaders: ['retry-after', 'x-request-id'],
        maxAge: 600,
      }),
    );
  }
  app.use(requireReadable);
  const onTooLarge = () => {
    throw problem('payloadTooLarge', { headers: { connection: 'close' } });
  };
  const limitBody = bodyLimit({ maxSize: config.maxBodySize, onError: onTooLarge });
  // Leaves room for the multipart form around the file.
  const limitUpload = bodyLimit({ maxSize: config.maxUploadSize + 16 * 1024, onError: onTooLarge });
  app.use((c, next) => (c.req.path === '/files' ? limitUpload : limitBody)(c, next));

  mountHealth(app, db);
  mountContent(app, dependencies);
  if (config.demoSsoTargets) mountDemoTargets(app, dependencies);
  mountWebhooks(app, dependencies);
  mountContract(app, {
    db,
    now,
    handlers: {
      ...signInHandlers(dependencies),
      ...signUpHandlers(dependencies),
      ...passwordHandlers(dependencies),
      ...signedInSessionHandlers(dependencies),
      ...emailVerificationHandlers(dependencies),
      ...studentHandlers(dependencies),
      ...coachHandlers(dependencies),
      ...coachListHandlers(dependencies),
      ...coachRecordHandlers(dependencies),
      ...coachProductHandlers(dependencies),
      ...communicationIntentHandlers(dependencies),
      ...fileHandlers(dependencies),
      ...historyHandlers(dependencies),
      ...lookupHandlers(),
      ...signingHandlers(dependencies, reopenWhenVoided),
      ...enrollmentHandlers(dependencies),
      ...transferHandlers(dependencies),

      ...communicationPreferenceHandlers(dependencies),
      ...courseHandlers(dependencies),
      ...moduleHandlers(dependencies),
      ...awardHandlers(dependencies),
      ...ssoHandlers(dependencies),
      ...coachAccountHandlers(dependencies),
      ...coachScheduleHandlers(dependencies),
      ...slotReservationHandlers(dependencies),
      ...coachSessionHandlers(dependencies),
      ...calendarFeedHandlers(dependencies),
      ...coachProductPurchaseHandlers(dependencies),
      ...buyHandlers(dependencies),
      ...subscriptionHandlers(dependencies),
      ...subscribeHandlers(dependencies),
      ...coachingCircleHandlers(dependencies),
      ...circleSessionHandlers(dependencies),

      ...programHandlers(dependencies),
      ...cohortAlertHandlers(dependencies),
      ...paymentMethodHandlers(dependencies),
      ...overviewHandlers(dependencies),
      ...payHandlers(dependencies),
      ...receiptEmailHandlers(dependencies),
      ...autoPayHandlers(dependencies),
      ...refundHandlers(dependencies),
    },
    authenticate: (accessToken) => authenticate(accessToken, now()),
    addressOf: (c) => addressOf(c, config.trustProxy),
  });
  return app;
}
