import { newId } from '../../platform/identifier.ts';
import { GatewayUnavailable } from '../../ports/payments.ts';
import { demoId } from '../../seed/seed.ts';
import { addCard, type cardNumbers } from '../../testing/cards.ts';
import { dayAfter } from '../../testing/days.ts';
import type { Provocation, Provocations, Scenario } from './provocation.ts';

const mayas = demoId('paymentSchedule', 11);
const visa = demoId('paymentMethod', 11);
const mastercard = demoId('paymentMethod', 12);
const programId = demoId('program', 1);
const row = (schedule: number, index: number) => demoId('paymentScheduleRow', schedule * 100 + index);

type Holder = Awaited<ReturnType<Scenario['signIn']>>;
const maya = ({ signIn }: Scenario) => signIn('student@example.com');

const quote = ({ call }: Scenario, { accessToken: token }: Holder, body: object, id = mayas) =>
  call('createPaymentQuote', { token, path: { id }, body });
const pay = ({ call }: Scenario, { accessToken: token }: Holder, body: object, key = newId()) =>
  call('createPayment', { token, path: { id: mayas }, body, key });

/** Requests a quote of a schedule. */
const quoteOf =
  (person: string, schedule: number, body: object): Provocation['play'] =>
  async (play) =>
    quote(play, await play.signIn(`${person}@example.com`), body, demoId('paymentSchedule', schedule));

/** Pays the next installment with a new card. */
const payWith =
  (card: keyof typeof cardNumbers): Provocation['play'] =>
  async (play) => {
    const holder = await maya(play);
    const { body: added } = await addCard(play, holder, card);
    const { body: quoted } = await quote(play, holder, { kind: 'INSTALLMENT' });
    await pay(play, holder, { quoteId: quoted.content.quoteId, paymentMethodId: added.content.id });
  };

const promoCode =
  (code: string): Provocation['play'] =>
  ({ call }) =>
    call('validateVoucher', { body: { code, programId } });

const removeCard = async ({ call }: Scenario, holder: Holder) =>
  call('deletePaymentMethod', { token: holder.accessToken, path: { id: holder.studentId, methodId: visa } });

/** Transfers a schedule to another class or plan. */
const transfer =
  (change: object): Provocation['play'] =>
  async ({ call, signIn }) => {
    const { accessToken: token } = await signIn('admin@example.com');
    const body = {
      paymentPlanId: demoId('paymentPlan', 3),
      cohortId: demoId('cohort', 8),
      fee: 0,
      reason: 'A new job.',
      ...change,
    };
    await call('transferPaymentSchedule', { token, path: { id: mayas }, body });
  };

const unreachable = async () => {
  throw new GatewayUnavailable('no answer');
};

export const money: Provocations = {
  invalidVoucherCode: { play: promoCode('NOSUCHCODE') },
  voucherIsExpired: { play: promoCode('WINTER15') },
  voucherNotYetValid: { play: promoCode('SUMMER20') },
  voucherUsedUp: { play: promoCode('FIRSTTEN') },
  noCohortSelected: { play: transfer({ cohortId: demoId('cohort', 999) }) },
  noPaymentPlanSelected: { play: transfer({ paymentPlanId: demoId('paymentPlan', 999) }) },
  idempotencyKeyReused: {
    play: async (play) => {
      const holder = await maya(play);
      const { body } = await quote(play, holder, { kind: 'INSTALLMENT' });
      const key = 'one-and-the-same-key';
      const { quoteId } = body.content;
      await pay(play, holder, { quoteId, paymentMethodId: visa }, key);
      await pay(play, holder, { quoteId, paymentMethodId: mastercard }, key);
    },
  },
  failedAddPaymentMethod: { play: async (play) => addCard(play, await maya(play), 'refused') },
  cardAlreadyExist: { play: async (play) => addCard(play, await maya(play), 'succeeds') },
  invalidPaymentMethodDetails: {
    play: async (play) => {
      const { accessToken: token, studentId: id } = await maya(play);
      const body = { expiration: dayAfter(-62).slice(0, 7), holderName: null };
      await play.call('updatePaymentMethod', { token, path: { id, methodId: visa }, body });
    },
  },
  paymentMethodDeleteDefaultError: { play: async (play) => removeCard(play, await maya(play)) },
  paymentMethodAssignedDeleteError: {
    play: async (play) => {
      const holder = await maya(play);
      const path = { id: holder.studentId, methodId: mastercard };
      await play.call('makeDefaultPaymentMethod', { token: holder.accessToken, path });
      await removeCard(play, holder);
    },
  },
  paymentMethodFailed: { play: payWith('expired') },
  failedPay: { play: payWith('declined') },
  paymentProviderError: { play: payWith('providerError') },
  paymentRequestError: {
    // The provider of card payments does not answer.
    world: { replace: { gateway: { setUp: unreachable } as never } },
    play: async (play) => {
      const { accessToken: token, studentId: id } = await maya(play);
      await play.call('setUpPaymentMethod', { token, path: { id }, body: {} });
    },
  },
  paymentAmountLower: { play: quoteOf('student', 11, { kind: 'CUSTOM', amount: 999 }) },
  paymentBalanceExceeded: { play: quoteOf('student', 11, { kind: 'CUSTOM', amount: 9_999_999 }) },
  paymentNoBalance: { play: quoteOf('graduate', 221, { kind: 'PAY_OFF', rowIds: [] }) },
  paymentDeleted: { play: quoteOf('transferred', 231, { kind: 'PAY_OFF', rowIds: [] }) },
  paymentStatusAccepted: { play: quoteOf('student', 11, { kind: 'INSTALLMENT', rowIds: [row(11, 1)] }) },
  paymentStatusInProgress: {
    play: quoteOf('transferred', 232, { kind: 'INSTALLMENT', rowIds: [row(232, 3)] }),
  },
  paymentStatusInvalid: { play: quoteOf('transferred', 231, { kind: 'INSTALLMENT', rowIds: [row(231, 0)] }) },
};
