import { demoId } from '../../../seed/seed.ts';
import { addCard } from '../../../testing/cards.ts';
import type { OperationProvocations } from '../provocation.ts';

const circle = demoId('circle', 1);
const hours = {
  name: 'Afternoons',
  timeZone: 'America/New_York',
  weekly: [{ day: 'MONDAY', startTime: '13:00', endTime: '13:00' }],
  overrides: [],
};
const schedule = { id: demoId('paymentSchedule', 11) };

export const changes: OperationProvocations = {
  startTimeMustBeLessThanEndTime: {
    updateCoachSchedule: async ({ call, signIn }) => {
      const { accessToken: token } = await signIn('coach@example.com');
      const path = { coachId: demoId('coach', 5), scheduleId: demoId('schedule', 500) };
      await call('updateCoachSchedule', { token, path, body: hours });
    },
    patchCoachSchedule: async ({ call, signIn }) => {
      const { accessToken: token } = await signIn('coach@example.com');
      const path = { coachId: demoId('coach', 5), scheduleId: demoId('schedule', 500) };
      await call('patchCoachSchedule', { token, path, body: { version: 1, weekly: hours.weekly } });
    },
  },
  ownRecord: {
    transferCoachingCircle: async ({ call, signIn }) => {
      // Into a circle that she leads.
      const { accessToken: token } = await signIn('coach@example.com');
      const path = { id: demoId('circle', 5) };
      await call('transferCoachingCircle', { token, path, body: { targetCircleId: circle } });
    },
  },
  notForSale: {
    createCoachProductPurchase: async ({ call, signIn }) => {
      const product = { coachId: demoId('coach', 5), productId: demoId('product', 500) };
      const { accessToken: token } = await signIn('student@example.com');
      const quote = await call('createPurchaseQuote', { token, path: product });
      const coach = { path: { id: product.coachId }, token: (await signIn('coach@example.com')).accessToken };
      const { version } = (await call('getCoach', coach)).body.content;
      await call('patchCoach', { ...coach, body: { version, intro: null } });
      const { productId } = product;
      const body = { productId, reservationId: null, quoteId: quote.body.content.id, paymentMethodId: null };
      await call('createCoachProductPurchase', { token, body });
    },
  },
  transferNotPermit: {
    quoteTransfer: async ({ call, signIn }) => {
      const { accessToken: token } = await signIn('student@example.com');
      // An expired transfer.
      await call('quoteTransfer', { token, path: { id: demoId('transfer', 2) } });
    },
  },
  paymentStatusInProgress: {
    quoteTransfer: async (play) => {
      const maya = await play.signIn('student@example.com');
      const { accessToken: token } = maya;
      const next = { token, path: schedule, body: { kind: 'INSTALLMENT' } };
      const { quoteId } = (await play.call('createPaymentQuote', next)).body.content;
      const { id: paymentMethodId } = (await addCard(play, maya, 'processing')).body.content;
      await play.call('createPayment', { token, path: schedule, body: { quoteId, paymentMethodId } });
      await play.call('quoteTransfer', { token, path: { id: demoId('transfer', 3) } });
    },
  },
};
