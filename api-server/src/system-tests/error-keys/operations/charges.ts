import { eq } from 'drizzle-orm';
import { newId } from '../../../platform/identifier.ts';
import { GatewayUnavailable } from '../../../ports/payments.ts';
import { demoId } from '../../../seed/seed.ts';
import { transfers } from '../../../tables/transfers.ts';
import { addCard, type cardNumbers, enterCard } from '../../../testing/cards.ts';
import type { OperationProvocations, Scenario } from '../provocation.ts';

type Holder = Awaited<ReturnType<Scenario['signIn']>>;
type Sent = (play: Scenario) => Promise<void>;

const subscribed =
  (card: keyof typeof cardNumbers): Sent =>
  async (play) => {
    const coach = await play.signIn('new.coach@example.com');
    const { body } = await addCard(play, coach, card);
    await play.call('createSubscription', {
      token: coach.accessToken,
      path: { coachId: demoId('coach', 6) },
      body: { planId: demoId('plan', 1), amount: 2_900, paymentMethodId: body.content.id },
    });
  };

/** Confirms Maya's transfer, with the fee of a second one. */
const transferred =
  (cardOf: (play: Scenario, maya: Holder) => Promise<string>): Sent =>
  async (play) => {
    const maya = await play.signIn('student@example.com');
    const { accessToken: token } = maya;
    const path = { id: demoId('transfer', 3) };
    await play.db.update(transfers).set({ fee: 15_000 }).where(eq(transfers.id, path.id));
    await play.call('reviewTransfer', { token, path });
    const paymentMethodId = await cardOf(play, maya);
    const { quoteId } = (await play.call('quoteTransfer', { token, path })).body.content;
    await play.call('confirmTransfer', { token, path, body: { quoteId, paymentMethodId } });
  };
const transferredWith = (card: keyof typeof cardNumbers) =>
  transferred(async (play, maya) => (await addCard(play, maya, card)).body.content.id);

export const charges: OperationProvocations = {
  paymentMethodFailed: { createSubscription: subscribed('expired') },
  paymentProviderError: {
    createSubscription: subscribed('providerError'),
    confirmTransfer: transferredWith('providerError'),
  },
  paymentRequestError: {
    createSubscription: subscribed('lost'),
    confirmTransfer: transferredWith('lost'),
    createPaymentMethod: async (play) => {
      const { accessToken: token, studentId } = await play.signIn('student@example.com');
      const providerToken = await enterCard(play, { accessToken: token, studentId }, 'another');
      // From here on the provider doesn't answer.
      play.sandbox.attach = async () => {
        throw new GatewayUnavailable('no answer');
      };
      const body = { providerToken, isDefault: false, holderName: null, address: null };
      await play.call('createPaymentMethod', { token, path: { id: studentId }, body });
    },
  },
  invalidPaymentMethodDetails: { confirmTransfer: transferred(async () => newId()) },
};
