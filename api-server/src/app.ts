import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import { emailVerificationHandlers } from './auth/email-verification.ts';
import { passwordHandlers } from './auth/passwords.ts';
import { createAuthenticate } from './auth/sessions.ts';
import { signInHandlers } from './auth/sign-in.ts';
import { signUpHandlers } from './auth/sign-up.ts';
import { signedInSessionHandlers } from './auth/signed-in-sessions.ts';
import { buyHandlers } from './coach-product-purchases/buy.ts';
import { coachProductPurchaseHandlers } from './coach-product-purchases/purchases.ts';
import { slotReservationHandlers } from './coach-schedules/reservations.ts';
import { coachScheduleHandlers } from './coach-schedules/schedules.ts';
import { coachSessionHandlers } from './coach-sessions/sessions.ts';
import { coachAccountHandlers } from './coaches/account.ts';
import { coachRecordHandlers } from './coaches/coach-records.ts';
import { coachHandlers } from './coaches/coaches.ts';
import { coachListHandlers } from './coaches/list-coaches.ts';
import { coachProductHandlers } from './coaches/products.ts';
import { coachingCircleHandlers } from './coaching-circles/coaching-circles.ts';
import { circleSessionHandlers } from './coaching-circles/sessions.ts';
import { communicationIntentHandlers } from './communication-intents/communication-intents.ts';
import { communicationPreferenceHandlers } from './communication-preferences/communication-preferences.ts';
import { mountContract } from './contract.ts';
import { awardHandlers } from './courses/awards.ts';
import { courseHandlers } from './courses/courses.ts';
import { moduleHandlers } from './courses/modules.ts';
import type { Dependencies } from './dependencies.ts';
import { mountDocs } from './docs/docs.ts';
import { reopenWhenVoided } from './enrollment/decisions.ts';
import { enrollmentHandlers } from './enrollment/handlers.ts';
import { mountContent } from './files/content.ts';
import { fileHandlers } from './files/files.ts';
import { mountHealth } from './health.ts';
import { historyHandlers } from './history/history.ts';
import { newId } from './identifier.ts';
import { lookupHandlers } from './lookups/lookups.ts';
import { mountMailbox } from './mailbox/mailbox.ts';
import { autoPayHandlers } from './payments/auto-pay.ts';
import { paymentMethodHandlers } from './payments/methods.ts';
import { overviewHandlers } from './payments/overview.ts';
import { payHandlers } from './payments/pay.ts';
import { refundHandlers } from './payments/refunds.ts';
import { isSandbox } from './payments/sandbox.ts';
import { mountSandbox } from './payments/sandbox-pages.ts';
import { mountWebhooks } from './payments/webhooks.ts';
import { onError, problem } from './problem.ts';
import { programHandlers } from './programs/programs.ts';
import type { RequestVariables } from './request-variables.ts';
import { signingHandlers } from './signing/handlers.ts';
import { mountDemoTargets } from './sso/demo-targets.ts';
import { ssoHandlers } from './sso/sso.ts';
import { studentHandlers } from './students/students.ts';
import { subscribeHandlers } from './subscriptions/subscribe.ts';
import { subscriptionHandlers } from './subscriptions/subscriptions.ts';
import { transferHandlers } from './transfers/handlers.ts';

export type App = Hono<RequestVariables>;

/** Whether a path, decoded, is text: rightly encoded, and without control characters. */
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

/** The address a request came from: that of the connection, or what a trusted proxy adds last. */
function addressOf(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const incoming = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming;
  return forwarded || incoming?.socket?.remoteAddress || 'unknown';
}

/** The whole API, without a port: everything it needs is given to it. */
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
    // Neither the path, which may hold a token, nor bodies, nor the authorization.
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
  // Before the headers below, for they are pages and send their own.
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
  // Room for what stands around the file in a form.
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
      ...coachProductPurchaseHandlers(dependencies),
      ...buyHandlers(dependencies),
      ...subscriptionHandlers(dependencies),
      ...subscribeHandlers(dependencies),
      ...coachingCircleHandlers(dependencies),
      ...circleSessionHandlers(dependencies),

      ...programHandlers(dependencies),
      ...paymentMethodHandlers(dependencies),
      ...overviewHandlers(dependencies),
      ...payHandlers(dependencies),
      ...autoPayHandlers(dependencies),
      ...refundHandlers(dependencies),
    },
    authenticate: (accessToken) => authenticate(accessToken, now()),
    addressOf: (c) => addressOf(c, config.trustProxy),
  });
  return app;
}
