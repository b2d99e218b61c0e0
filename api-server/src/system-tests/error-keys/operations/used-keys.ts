import { newId } from '../../../platform/identifier.ts';
import { demoId } from '../../../seed/seed.ts';
import { createApplicant, healthCoach, openCohort } from '../../../testing/applicant.ts';
import { weekdayAfter } from '../../../testing/days.ts';
import type { OperationProvocations, Scenario } from '../provocation.ts';

const key = 'one-and-the-same-key';
const mayas = { id: demoId('paymentSchedule', 11) };
const product = { coachId: demoId('coach', 5), productId: demoId('product', 501) };
const slot = { startTime: `${weekdayAfter(2)}T17:00:00.000Z`, timeZone: 'America/New_York' };
const signature = { type: 'TYPED', value: 'Samir Haddad', name: 'Samir Haddad' };
const signed = { consent: true, hash: '0'.repeat(64), signature, fields: [] };
const refund = { type: 'VOUCHER', destination: 'CARD', amount: 2_500, reason: 'Promo code SPRING10' };

/** Repeats a key that was used to start an application. */
const again = (
  ask: (play: Scenario, used: { token: string; key: string; id: string }) => Promise<unknown>,
) => {
  return async (play: Scenario) => {
    const { token, studentId } = await createApplicant(play);
    const body = { programId: healthCoach, cohortId: openCohort };
    const path = { id: studentId };
    const { body: begun } = await play.call('createEnrollmentApplication', { token, path, body, key });
    await ask(play, { token, key, id: begun.content.id });
  };
};

/** The same for staff, with the key of a refund. */
const againByStaff = (ask: (play: Scenario, used: { token: string; key: string }) => Promise<unknown>) => {
  return async (play: Scenario) => {
    const { accessToken: token } = await play.signIn('admin@example.com');
    await play.call('createRefund', { token, path: mayas, body: refund, key });
    await ask(play, { token, key });
  };
};

export const usedKeys: OperationProvocations = {
  idempotencyKeyReused: {
    createEnrollmentApplication: again(async ({ call }, { token, key }) => {
      const { body } = await call('getSession', { token });
      const path = { id: body.content.studentId };
      await call('createEnrollmentApplication', { token, key, path, body: { programId: healthCoach } });
    }),
    submitEnrollmentApplication: again(({ call }, { id, ...used }) =>
      call('submitEnrollmentApplication', { ...used, path: { id }, body: { quoteId: newId() } }),
    ),
    signEnrollmentAgreement: again(({ call }, { id, ...used }) =>
      call('signEnrollmentAgreement', { ...used, path: { id, agreementId: newId() }, body: signed }),
    ),
    signEnvelope: again(({ call }, { id: _, ...used }) =>
      call('signEnvelope', { ...used, path: { id: newId() }, body: signed }),
    ),
    requestTransfer: again(async ({ call }, { id: applicationId, ...used }) => {
      const { body } = await call('getSession', { token: used.token });
      const asked = { applicationId, targetCohortId: demoId('cohort', 8), reason: null };
      await call('requestTransfer', { ...used, path: { id: body.content.studentId }, body: asked });
    }),
    confirmTransfer: again(({ call }, { id: _, ...used }) =>
      call('confirmTransfer', {
        ...used,
        path: { id: newId() },
        body: { quoteId: newId(), paymentMethodId: null },
      }),
    ),
    createSlotReservation: again(({ call }, { id: _, ...used }) =>
      call('createSlotReservation', { ...used, path: product, body: slot }),
    ),
    createCoachProductPurchase: again(({ call }, { id: _, ...used }) => {
      const body = {
        productId: product.productId,
        reservationId: null,
        paymentMethodId: newId(),
        quoteId: newId(),
      };
      return call('createCoachProductPurchase', { ...used, body });
    }),
    bookCoachSession: again(({ call }, { id: _, ...used }) =>
      call('bookCoachSession', { ...used, path: { id: newId() }, body: { reservationId: newId() } }),
    ),
    createPurchaseSlotReservation: async ({ call, signIn }) => {
      const { accessToken: token } = await signIn('student@example.com');
      await call('createSlotReservation', { token, key, path: product, body: slot });
      const path = { id: demoId('purchase', 9) };
      await call('createPurchaseSlotReservation', { token, key, path, body: slot });
    },
    createPurchaseRefund: againByStaff(({ call }, used) =>
      call('createPurchaseRefund', {
        ...used,
        path: { id: demoId('purchase', 9) },
        body: { kind: 'UNUSED_SESSIONS', sessionCount: 1, reason: refund.reason },
      }),
    ),
    createSubscription: again(({ call }, { id: _, ...used }) =>
      call('createSubscription', {
        ...used,
        path: { coachId: demoId('coach', 6) },
        body: { planId: demoId('plan', 1), amount: 2_900, paymentMethodId: newId() },
      }),
    ),
    createRefund: againByStaff(({ call }, used) =>
      call('createRefund', { ...used, path: mayas, body: { ...refund, amount: 2_600 } }),
    ),
    transferPaymentSchedule: againByStaff(({ call }, used) =>
      call('transferPaymentSchedule', {
        ...used,
        path: mayas,
        body: {
          paymentPlanId: demoId('paymentPlan', 3),
          cohortId: demoId('cohort', 8),
          fee: 0,
          reason: refund.reason,
        },
      }),
    ),
  },
};
