import { and, eq } from 'drizzle-orm';
import { demoId } from '../../../seed/seed.ts';
import { coachProductPurchases } from '../../../tables/coach-product-purchases.ts';
import { coachSessions } from '../../../tables/coach-sessions.ts';
import { sessionCredits } from '../../../tables/session-credits.ts';
import { createApplicant, healthCoach } from '../../../testing/applicant.ts';
import { pdfOf } from '../../../testing/uploads.ts';
import type { OperationProvocations, Scenario } from '../provocation.ts';

const email = 'student@example.com';
const password = 'Wellness1';
const application = 'STUDENT';
const token = 'no-such-link';
const person = { email, firstName: 'Ana', lastName: 'Sol', languageIso2LetterCode: 'EN' };
function uploadForm(): FormData {
  const form = new FormData();
  form.append('file', new File([pdfOf('certificate')], 'certificate.pdf'));
  form.append('object', 'DOCUMENT');
  return form;
}
const mayasSession = { coachId: demoId('coach', 5), sessionId: demoId('coachSession', 903) };
const maya = { id: demoId('student', 1) };

/** Makes the call after all attempts are used up. */
const asked = (ask: (play: Scenario) => Promise<unknown>) => async (play: Scenario) => {
  play.exhaust();
  await ask(play);
};

/** The same as a user who signed in before. */
const askedBy =
  (who: string, ask: (play: Scenario, token: string) => Promise<unknown>) => async (play: Scenario) => {
    const { accessToken } = await play.signIn(who);
    play.exhaust();
    await ask(play, accessToken);
  };

export const limits: OperationProvocations = {
  tooManyRequests: {
    recordPurchaseDelivery: askedBy('coach@example.com', async ({ call, db }, token) => {
      const { id, coachId, coachProductType, status } = coachProductPurchases;
      const own = and(eq(coachId, demoId('coach', 5)), eq(coachProductType, 'PRODUCT'), eq(status, 'PAID'));
      const [bought] = await db.select({ id }).from(coachProductPurchases).where(own);
      await call('recordPurchaseDelivery', { token, path: bought!, body: { note: 'UPS 1Z 999' } });
    }),
    createCoachProductPurchase: async (play) => {
      const { accessToken: token } = await play.signIn(email);
      const path = { coachId: demoId('coach', 5), productId: demoId('product', 500) };
      const quote = await play.call('createPurchaseQuote', { token, path });
      play.exhaust();
      const body = { productId: path.productId, quoteId: quote.body.content.id };
      const free = { reservationId: null, paymentMethodId: null };
      await play.call('createCoachProductPurchase', { token, body: { ...body, ...free } });
    },
    createPurchaseSlotReservation: async ({ call, signIn, db, clock }) => {
      const { accessToken: token } = await signIn(email);
      const path = { id: demoId('purchase', 9) };
      const canceled = { purchaseId: path.id, type: 'RETURNED', change: 0, actorId: maya.id } as const;
      const often = Array.from({ length: 6 }, () => ({ ...canceled, createdAt: clock.now }));
      await db.insert(sessionCredits).values(often);
      const body = { startTime: clock.now.toISOString(), timeZone: 'UTC' };
      await call('createPurchaseSlotReservation', { token, path, body });
    },
    moveCoachSession: askedBy('coach@example.com', ({ call }, token) =>
      call('moveCoachSession', {
        token,
        path: mayasSession,
        body: {
          startTime: '2026-03-05T17:00:00.000Z',
          endTime: '2026-03-05T17:50:00.000Z',
          reason: 'A dentist.',
        },
      }),
    ),
    submitCoachSessionAttendance: async (play) => {
      const { startTime } = coachSessions;
      const isMayas = eq(coachSessions.id, mayasSession.sessionId);
      const [session] = await play.db.select({ startTime }).from(coachSessions).where(isMayas);
      play.wait((session!.startTime.getTime() - play.clock.now.getTime()) / 1000 + 3600);
      const { accessToken: token } = await play.signIn('coach@example.com');
      play.exhaust();
      const body = { status: 'OCCURRED' };
      await play.call('submitCoachSessionAttendance', { token, path: mayasSession, body });
    },
    joinCoachingCircle: askedBy('coach@example.com', ({ call }, token) =>
      call('joinCoachingCircle', {
        token,
        path: { id: demoId('circle', 1) },
        body: { studentId: demoId('student', 2) },
      }),
    ),
    resendEnvelope: askedBy(email, ({ call }, token) =>
      call('resendEnvelope', { token, path: { id: demoId('envelope', 104) } }),
    ),
    signInStudent: asked(({ call }) => call('signInStudent', { body: { username: email, password } })),
    signInCoach: asked(({ call }) => call('signInCoach', { body: { username: email, password } })),
    refreshSession: asked(({ call }) => call('refreshSession', { body: { refreshToken: 'x'.repeat(32) } })),
    signInWithToken: asked(({ call }) => call('signInWithToken', { body: { token, application } })),
    signInWithSso: asked(({ call }) => call('signInWithSso', { body: { token } })),
    createLoginLink: asked(({ call }) => call('createLoginLink', { body: { email, application } })),
    signUpStudent: asked(({ call }) => call('signUpStudent', { body: person })),
    signUpCoach: asked(({ call }) =>
      call('signUpCoach', { body: { ...person, mobilePhone: '+12015550123', acceptedTerms: true } }),
    ),
    forgotPassword: asked(({ call }) => call('forgotPassword', { body: { email, application } })),
    checkResetPasswordToken: asked(({ call }) => call('checkResetPasswordToken', { body: { token } })),
    resetPassword: asked(({ call }) => call('resetPassword', { body: { token, password } })),
    createVerificationCode: asked(({ call }) =>
      call('createVerificationCode', { body: { email, purpose: 'CREATE_PASSWORD' } }),
    ),
    createPassword: asked(({ call }) =>
      call('createPassword', { body: { email, verificationCode: '493027', password } }),
    ),
    createEmailVerification: askedBy(email, ({ call }, token) =>
      call('createEmailVerification', { token, body: { email: 'maya@example.org' } }),
    ),
    confirmEmailVerification: askedBy(email, ({ call }, own) =>
      call('confirmEmailVerification', { token: own, path: { verificationCode: token } }),
    ),
    updatePassword: askedBy(email, ({ call }, token) =>
      call('updatePassword', {
        token,
        path: maya,
        body: { currentPassword: password, newPassword: 'Wellness2' },
      }),
    ),
    deleteStudentAccount: askedBy('graduate@example.com', ({ call }, token) =>
      call('deleteStudentAccount', {
        token,
        path: { id: demoId('student', 22) },
        body: { currentPassword: password },
      }),
    ),
    deleteCoachAccount: askedBy('coach@example.com', ({ call }, token) =>
      call('deleteCoachAccount', {
        token,
        path: { coachId: demoId('coach', 5) },
        body: { currentPassword: password },
      }),
    ),
    uploadFile: askedBy(email, ({ call }, token) => call('uploadFile', { token, body: uploadForm() })),
    validateVoucher: asked(({ call }) =>
      call('validateVoucher', { body: { code: 'SPRING10', programId: healthCoach } }),
    ),
    listProgramPaymentPlans: asked(({ call }) =>
      call('listProgramPaymentPlans', { path: { id: healthCoach }, query: { voucherCode: 'SPRING10' } }),
    ),
    setUpPaymentMethod: askedBy(email, ({ call }, token) =>
      call('setUpPaymentMethod', { token, path: maya, body: {} }),
    ),
    emailPaymentReceipt: askedBy(email, ({ call }, token) =>
      call('emailPaymentReceipt', { token, path: { id: demoId('payment', 1107) } }),
    ),
    createEnrollmentApplication: askedBy('new.coach@example.com', async ({ call }, token) => {
      const { body } = await call('getSession', { token });
      await call('createEnrollmentApplication', {
        token,
        path: { id: body.content.studentId },
        body: { programId: healthCoach, voucherCode: 'SPRING10' },
      });
    }),
    applyVoucher: async (play) => {
      const { create, token } = await createApplicant(play);
      const { id } = (await create()).body.content;
      play.exhaust();
      await play.call('applyVoucher', { token, path: { id }, body: { code: 'SPRING10' } });
    },
    getCalendarFeed: asked(({ call }) => call('getCalendarFeed', { path: { feedSecret: token } })),
    patchCoachAccount: askedBy('coach@example.com', async ({ call }, token) => {
      const path = { coachId: demoId('coach', 5) };
      const { version } = (await call('getCoachAccount', { token, path })).body.content;
      await call('patchCoachAccount', { token, path, body: { version, email: 'rosa@example.org' } });
    }),
  },
};
