import { eq, sql } from 'drizzle-orm';
import { newId } from '../../../platform/identifier.ts';
import { demoId } from '../../../seed/seed.ts';
import { cohorts } from '../../../tables/programs.ts';
import { promoCodes } from '../../../tables/promo-codes.ts';
import {
  type Applicant,
  createApplicant,
  fullCohort,
  healthCoach,
  openCohort,
  personalInfo,
  plan,
} from '../../../testing/applicant.ts';
import type { cardNumbers } from '../../../testing/cards.ts';
import type { OperationProvocations, Scenario } from '../provocation.ts';

const code = 'SPRING10';
const isPromoCode = eq(promoCodes.code, code);
const day = 24 * 3600;

/** A draft with a class, complete personal information and a plan. Signing comes next. */
async function toSign({ call }: Scenario, { create, save, token }: Applicant): Promise<string> {
  const { id } = (await create()).body.content;
  await save(id, { step: 'PERSONAL_INFO', ...personalInfo });
  await call('choosePaymentPlan', { token, path: { id }, body: plan });
  return id;
}

const anotherName = { type: 'TYPED', value: 'Mickey Mouse', name: 'Mickey Mouse' };

const applyPromoCode = ({ call }: Scenario, { token }: Applicant, id: string) =>
  call('applyVoucher', { token, path: { id }, body: { code } });

/** After it was applied, a promo code was moved to another program or a later time, was used up, or expired. */
const keepForOthers = ({ db }: Scenario) =>
  db
    .update(promoCodes)
    .set({ programId: demoId('program', 2) })
    .where(isPromoCode);
const putOff = ({ db, clock }: Scenario) =>
  db
    .update(promoCodes)
    .set({ startsAt: new Date(clock.now.getTime() + 1000) })
    .where(isPromoCode);
const useUp = ({ db }: Scenario) => db.update(promoCodes).set({ maxUses: 1 }).where(isPromoCode);
const expire = ({ db, clock }: Scenario) =>
  db.update(promoCodes).set({ endsAt: clock.now }).where(isPromoCode);

const quoted =
  (spoil: (play: Scenario) => Promise<unknown>): ((play: Scenario) => Promise<void>) =>
  async (play) => {
    const samir = await createApplicant(play);
    const id = await toSign(play, samir);
    await applyPromoCode(play, samir, id);
    await spoil(play);
    await samir.quote(id);
  };

/** Something goes wrong between the quote and the submission. */
const submitted =
  (spoil: (play: Scenario) => Promise<unknown>): ((play: Scenario) => Promise<void>) =>
  async (play) => {
    const samir = await createApplicant(play);
    const id = await samir.complete();
    await applyPromoCode(play, samir, id);
    await samir.sign(id);
    const { quoteId } = (await samir.quote(id)).body.content;
    await spoil(play);
    await samir.submit(id, newId(), quoteId);
  };

const paidWith =
  (card: keyof typeof cardNumbers): ((play: Scenario) => Promise<void>) =>
  async (play) => {
    const { complete, submit } = await createApplicant(play);
    await submit(await complete(card));
  };

export const submitting: OperationProvocations = {
  noCohortSelected: {
    quoteEnrollmentApplication: async (play) => {
      const { create, quote } = await createApplicant(play);
      await quote((await create({ programId: healthCoach })).body.content.id);
    },
    submitEnrollmentApplication: async (play) => {
      const { create, submit } = await createApplicant(play);
      await submit((await create({ programId: healthCoach })).body.content.id, newId(), newId());
    },
  },
  noPaymentPlanSelected: {
    quoteEnrollmentApplication: async (play) => {
      const { create, quote } = await createApplicant(play);
      await quote((await create()).body.content.id);
    },
    submitEnrollmentApplication: async (play) => {
      const { create, save, submit } = await createApplicant(play);
      const { id } = (await create()).body.content;
      await save(id, { step: 'PERSONAL_INFO', ...personalInfo });
      await submit(id, newId(), newId());
    },
  },
  cohortFull: {
    createEnrollmentApplication: async (play) => {
      await (await createApplicant(play)).create({ programId: healthCoach, cohortId: fullCohort });
    },
    submitEnrollmentApplication: submitted(({ db }) =>
      db
        .update(cohorts)
        .set({ seatsTaken: sql`${cohorts.capacity}` })
        .where(eq(cohorts.id, openCohort)),
    ),
  },
  invalidVoucherCode: {
    quoteEnrollmentApplication: quoted(keepForOthers),
    submitEnrollmentApplication: submitted(keepForOthers),
  },
  voucherNotYetValid: {
    quoteEnrollmentApplication: quoted(putOff),
    submitEnrollmentApplication: submitted(putOff),
  },
  voucherUsedUp: {
    quoteEnrollmentApplication: quoted(useUp),
    submitEnrollmentApplication: submitted(useUp),
  },
  voucherIsExpired: {
    quoteEnrollmentApplication: quoted(expire),
    submitEnrollmentApplication: submitted(expire),
  },
  paymentStatusInProgress: {
    submitEnrollmentApplication: async (play) => {
      const { complete, quote, submit } = await createApplicant(play);
      const id = await complete('lost');
      const { quoteId } = (await quote(id)).body.content;
      await submit(id, newId(), quoteId);
      await submit(id, newId(), quoteId);
    },
  },
  failedPay: { submitEnrollmentApplication: paidWith('declined') },
  paymentMethodFailed: { submitEnrollmentApplication: paidWith('expired') },
  paymentProviderError: { submitEnrollmentApplication: paidWith('providerError') },
  invalidPaymentMethodDetails: {
    // An unfinished submission is continued after the card has expired.
    submitEnrollmentApplication: async (play) => {
      const { complete, quote, submit } = await createApplicant(play);
      const id = await complete();
      const { quoteId } = (await quote(id)).body.content;
      const key = newId();
      play.breakDatabase(2);
      await submit(id, key, quoteId);
      play.mendDatabase();
      play.wait(5 * 365 * day);
      await (await createApplicant(play)).submit(id, key, quoteId);
    },
  },
  envelopeDeclined: {
    signEnrollmentAgreement: async (play) => {
      const samir = await createApplicant(play);
      const id = await toSign(play, samir);
      const { token } = samir;
      const path = { id: (await samir.agreement(id))!.id };
      await play.call('declineEnvelope', { token, path, body: { reason: 'My name is wrong.' } });
      await samir.sign(id);
    },
  },
  signatureNameDiffers: {
    signEnrollmentAgreement: async (play) => {
      const samir = await createApplicant(play);
      await samir.sign(await toSign(play, samir), { signature: anotherName });
    },
  },
  signatureNameRefused: {
    signEnrollmentAgreement: async (play) => {
      play.dependencies.config.signatureNameRule = 'refuse';
      const samir = await createApplicant(play);
      await samir.sign(await toSign(play, samir), { signature: anotherName });
    },
  },
  envelopeExpired: {
    signEnrollmentAgreement: async (play) => {
      const id = await toSign(play, await createApplicant(play));
      play.wait(61 * day);
      await (await createApplicant(play)).sign(id);
    },
  },
};
