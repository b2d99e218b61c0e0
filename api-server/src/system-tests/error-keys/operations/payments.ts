import { newId } from '../../../platform/identifier.ts';
import { GatewayUnavailable } from '../../../ports/payments.ts';
import { demoId } from '../../../seed/seed.ts';
import { createApplicant } from '../../../testing/applicant.ts';
import { addCard } from '../../../testing/cards.ts';
import type { OperationProvocations, Scenario } from '../provocation.ts';

type Holder = Awaited<ReturnType<Scenario['signIn']>>;
type Kind = { kind: string; rowIds?: string[]; amount?: number };

const mayas = { id: demoId('paymentSchedule', 11) };
/** A transferred schedule, and its replacement with a charge in progress. */
const left = { id: demoId('paymentSchedule', 231) };
const charged = { id: demoId('paymentSchedule', 232) };
const visa = demoId('paymentMethod', 11);
const row = (schedule: number, index: number) => demoId('paymentScheduleRow', schedule * 100 + index);
const target = { paymentPlanId: demoId('paymentPlan', 3), cohortId: demoId('cohort', 8), fee: 0 };

const next = { kind: 'INSTALLMENT' };
const quote = async ({ call }: Scenario, { accessToken: token }: Holder, body: Kind = next) =>
  (await call('createPaymentQuote', { token, path: mayas, body })).body.content.quoteId;
const pay = ({ call }: Scenario, { accessToken: token }: Holder, quoteId: string, paymentMethodId = visa) =>
  call('createPayment', { token, path: mayas, body: { quoteId, paymentMethodId } });

/** Maya gets a quote, something happens, and then she pays. */
const paid =
  (meanwhile: (play: Scenario, maya: Holder, quoteId: string) => Promise<unknown>, body?: Kind) =>
  async (play: Scenario) => {
    const maya = await play.signIn('student@example.com');
    const quoteId = await quote(play, maya, body);
    await meanwhile(play, maya, quoteId);
    await pay(play, maya, quoteId);
  };
const withCard = (card: 'processing' | 'lost') => async (play: Scenario, maya: Holder, quoteId: string) =>
  pay(play, maya, quoteId, (await addCard(play, maya, card)).body.content.id);

const byStaff =
  (ask: (play: Scenario, token: string) => Promise<unknown>) =>
  async (play: Scenario): Promise<void> => {
    await ask(play, (await play.signIn('admin@example.com')).accessToken);
  };
const conclude = (path: { id: string }) =>
  byStaff(({ call }, token) => call('concludePaymentSchedule', { token, path }));
const moved = (path: { id: string }) =>
  byStaff(({ call }, token) => call('transferPaymentSchedule', { token, path, body: target }));

/** Assigns another card to a row of a schedule. */
const assigned =
  (person: string, path: { id: string; rowId: string }, paymentMethodId = visa) =>
  async ({ call, signIn }: Scenario) => {
    const { accessToken: token } = await signIn(`${person}@example.com`);
    await call('updateRowPaymentMethod', { token, path, body: { paymentMethodId } });
  };

/** Maya changes her cards while the provider doesn't answer. */
const unanswered =
  (
    ask: (
      play: Scenario,
      asked: { token: string; path: { id: string; methodId: string } },
    ) => Promise<unknown>,
  ) =>
  async (play: Scenario) => {
    const maya = await play.signIn('student@example.com');
    const { body } = await addCard(play, maya, 'declined');
    const unreachable = async () => {
      throw new GatewayUnavailable('no answer');
    };
    Object.assign(play.sandbox, { update: unreachable, detach: unreachable });
    await ask(play, { token: maya.accessToken, path: { id: maya.studentId, methodId: body.content.id } });
  };

export const payments: OperationProvocations = {
  paymentStatusAccepted: {
    createPayment: paid((play, maya, quoteId) => pay(play, maya, quoteId)),
    updateRowPaymentMethod: assigned('student', { ...mayas, rowId: row(11, 1) }),
  },
  paymentStatusInProgress: {
    createPayment: paid(withCard('processing')),
    updateRowPaymentMethod: assigned('transferred', { ...charged, rowId: row(232, 3) }),
    concludePaymentSchedule: conclude(charged),
    transferPaymentSchedule: moved(charged),
    withdrawEnrollmentApplication: async (play) => {
      const { complete, submit, token } = await createApplicant(play);
      const id = await complete('processing');
      await submit(id);
      await play.call('withdrawEnrollmentApplication', { token, path: { id }, body: { reason: null } });
    },
  },
  paymentStatusInvalid: {
    createPayment: async (play) => {
      await pay(play, await play.signIn('student@example.com'), newId());
    },
    updateRowPaymentMethod: assigned('transferred', { ...left, rowId: row(231, 0) }),
  },
  paymentDeleted: {
    createPayment: paid((play) => conclude(mayas)(play)),
    updateRowPaymentMethod: async (play) => {
      await conclude(mayas)(play);
      await assigned('student', { ...mayas, rowId: row(11, 9) })(play);
    },
    concludePaymentSchedule: conclude(left),
    transferPaymentSchedule: moved(left),
  },
  paymentBalanceExceeded: {
    // The full balance was quoted, and then part of it is paid some other way.
    createPayment: async (play) => {
      const maya = await play.signIn('student@example.com');
      const { accessToken: token } = maya;
      const body = { kind: 'CUSTOM', amount: 1_000 };
      const { max } = (await play.call('createPaymentQuote', { token, path: mayas, body })).body.content;
      const quoteId = await quote(play, maya, { ...body, amount: max });
      await pay(play, maya, await quote(play, maya, body));
      await pay(play, maya, quoteId);
    },
  },
  paymentRequestError: {
    createPayment: async (play) => {
      const maya = await play.signIn('student@example.com');
      await withCard('lost')(play, maya, await quote(play, maya));
    },
    updatePaymentMethod: unanswered(({ call }, asked) =>
      call('updatePaymentMethod', { ...asked, body: { expiration: '2031-11', holderName: null } }),
    ),
    deletePaymentMethod: unanswered(({ call }, asked) => call('deletePaymentMethod', asked)),
  },
  invalidPaymentMethodDetails: {
    createPayment: async (play) => {
      const maya = await play.signIn('student@example.com');
      await pay(play, maya, await quote(play, maya), newId());
    },
    updateRowPaymentMethod: assigned('student', { ...mayas, rowId: row(11, 9) }, newId()),
  },
};
