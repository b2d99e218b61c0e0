import { and, eq, isNotNull } from 'drizzle-orm';
import { newId } from '../../../platform/identifier.ts';
import { GatewayUnavailable, RequestRejected } from '../../../ports/payments.ts';
import { demoId } from '../../../seed/seed.ts';
import { payments as made } from '../../../tables/payments.ts';
import { advise, createApplicant } from '../../../testing/applicant.ts';
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
const reason = 'Agreed on the phone.';
const target = { paymentPlanId: demoId('paymentPlan', 3), cohortId: demoId('cohort', 8), fee: 0, reason };

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
  byStaff(({ call }, token) => call('concludePaymentSchedule', { token, path, body: { reason } }));
const moved = (path: { id: string }) =>
  byStaff(({ call }, token) => call('transferPaymentSchedule', { token, path, body: target }));

/** Assigns another card to a row of a schedule. */
const assigned =
  (person: string, path: { id: string; rowId: string }, paymentMethodId = visa) =>
  async ({ call, signIn }: Scenario) => {
    const { accessToken: token } = await signIn(`${person}@example.com`);
    await call('updateRowPaymentMethod', { token, path, body: { paymentMethodId } });
  };

/** Maya changes her cards or pays while the provider fails. */
const failing =
  (
    failure: Error,
    ask: (
      play: Scenario,
      asked: { token: string; path: { id: string; methodId: string }; holder: Holder },
    ) => Promise<unknown>,
  ) =>
  async (play: Scenario) => {
    const maya = await play.signIn('student@example.com');
    const { body } = await addCard(play, maya, 'declined');
    const fail = async () => {
      throw failure;
    };
    const failing = { update: fail, detach: fail, setUp: fail, attach: fail, cancel: fail };
    Object.assign(play.sandbox, failing);
    const path = { id: maya.studentId, methodId: body.content.id };
    await ask(play, { token: maya.accessToken, path, holder: maya });
  };
const unanswered = (ask: Parameters<typeof failing>[1]) => failing(new GatewayUnavailable('no answer'), ask);
const rejected = (ask: Parameters<typeof failing>[1]) => failing(new RequestRejected('account_invalid'), ask);
const changedCard = (
  { call }: Scenario,
  { token, path }: { token: string; path: { id: string; methodId: string } },
) => call('updatePaymentMethod', { token, path, body: { expiration: '2031-11', holderName: null } });
const deletedCard = (
  { call }: Scenario,
  { token, path }: { token: string; path: { id: string; methodId: string } },
) => call('deletePaymentMethod', { token, path });

/** Decides on an application whose payment the bank is still processing. */
const decidedWhileCharged =
  (decide: (play: Scenario, asked: { token: string; path: { id: string } }) => Promise<unknown>) =>
  async (play: Scenario) => {
    const { complete, submit } = await createApplicant(play);
    const id = await complete('processing');
    await submit(id);
    const token = await play.tokenOf('advisor@example.com');
    await advise(play, token, id, 'reviewEnrollmentApplication');
    await decide(play, { token, path: { id } });
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
    approveEnrollmentApplication: decidedWhileCharged(({ call }, asked) =>
      call('approveEnrollmentApplication', { ...asked, body: { reason: 'All requirements are met.' } }),
    ),
    rejectEnrollmentApplication: decidedWhileCharged(({ call }, asked) =>
      call('rejectEnrollmentApplication', { ...asked, body: { note: 'The documents are missing.' } }),
    ),
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
    updatePaymentMethod: unanswered(changedCard),
    deletePaymentMethod: unanswered(deletedCard),
  },
  paymentProviderError: {
    setUpPaymentMethod: rejected(({ call }, { token, path }) =>
      call('setUpPaymentMethod', { token, path, body: {} }),
    ),
    createPaymentMethod: rejected(({ call }, { token, path }) =>
      call('createPaymentMethod', {
        token,
        path,
        body: { providerToken: 'card_1', isDefault: false, holderName: null, address: null },
      }),
    ),
    updatePaymentMethod: rejected(changedCard),
    deletePaymentMethod: rejected(deletedCard),
    cancelPayment: async (play) => {
      const maya = await play.signIn('student@example.com');
      const { body: added } = await addCard(play, maya, 'authentication');
      await pay(play, maya, await quote(play, maya), added.content.id);
      const [waiting] = await play.db
        .select()
        .from(made)
        .where(and(eq(made.studentId, maya.studentId), isNotNull(made.nextActionUrl)));
      Object.assign(play.sandbox, {
        cancel: async () => {
          throw new RequestRejected('account_invalid');
        },
      });
      await play.call('cancelPayment', { token: maya.accessToken, path: { id: waiting!.id } });
    },
  },
  invalidPaymentMethodDetails: {
    createPayment: async (play) => {
      const maya = await play.signIn('student@example.com');
      await pay(play, maya, await quote(play, maya), newId());
    },
    updateRowPaymentMethod: assigned('student', { ...mayas, rowId: row(11, 9) }, newId()),
  },
};
