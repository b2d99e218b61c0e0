import { spellLocal } from '@institute/values/availability';
import { eq } from 'drizzle-orm';
import { newId } from '../../platform/identifier.ts';
import { demoId } from '../../seed/seed.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { circleSessions } from '../../tables/coaching-circles.ts';
import { weekdayAfter } from '../../testing/days.ts';
import { letSell } from '../../testing/selling.ts';
import type { Provocations, Scenario } from './provocation.ts';

const coachId = demoId('coach', 5);
const rosa = async ({ signIn }: Scenario) => (await signIn('coach@example.com')).accessToken;
/** The id of Rosa's session with Maya, by the index of its purchase. */
const session = (purchase: number, index: number) => demoId('coachSession', purchase * 100 + index);
const service = {
  type: 'SERVICE',
  title: 'Sleep reset',
  image: null,
  description: null,
  price: 32_000,
  productCategoryId: null,
  productSpecification: null,
  serviceCategoryId: 'SLEEP',
  serviceSpecification: { session: { type: 'INDIVIDUAL', count: 4, duration: 50 } },
};

const freeTalk = demoId('product', 500);
const talk = (startTime = `${weekdayAfter(2)}T17:00:00.000Z`) => ({
  path: { coachId, productId: freeTalk },
  body: { startTime, timeZone: 'America/New_York' },
});

export const coaches: Provocations = {
  limitReached: {
    play: async ({ call, signIn }) => {
      const { accessToken: token } = await signIn('coach@example.com');
      const body = { institution: 'Yale', degree: null, fieldOfStudy: null, startDate: null, endDate: null };
      let status = 201;
      while (status === 201) ({ status } = await call('createEducation', { token, path: { coachId }, body }));
    },
  },
  versionConflict: {
    play: async (play) => {
      const path = { coachId, productId: demoId('product', 500) };
      const token = await rosa(play);
      for (const title of ['Sleep reset, faster', 'Sleep reset, slower']) {
        await play.call('updateCoachProduct', { token, path, body: { ...service, title, version: 1 } });
      }
    },
  },
  productHasSessions: {
    play: async (play) =>
      play.call('deleteCoachProduct', {
        token: await rosa(play),
        path: { coachId, productId: demoId('product', 501) },
      }),
  },
  coachHasSessions: {
    play: async (play) => {
      const body = { currentPassword: 'Wellness1' };
      await play.call('deleteCoachAccount', { token: await rosa(play), path: { coachId }, body });
    },
  },
  slotTaken: {
    play: async (play) => {
      const token = await rosa(play);
      const other = { coachId, sessionId: session(11, 2) };
      const { startTime, endTime } = (await play.call('getCoachSession', { token, path: other })).body
        .content;
      const path = { coachId, sessionId: session(9, 3) };
      const body = { startTime, endTime, reason: 'A school meeting' };
      await play.call('moveCoachSession', { token, path, body });
    },
  },
  quoteChanged: {
    play: async ({ call, signIn }) => {
      const { accessToken: token } = await signIn('student@example.com');
      const productId = demoId('product', 500);
      const body = { productId, reservationId: null, paymentMethodId: null, quoteId: newId() };
      await call('createCoachProductPurchase', { token, body });
    },
  },
  refundNotPossible: {
    play: async (play) => {
      const body = { kind: 'PURCHASE', reason: null };
      const path = { id: demoId('purchase', 9) };
      await play.call('createPurchaseRefund', { token: await rosa(play), path, body });
    },
  },
  timeConflict: {
    // Another coach may sell.
    play: async ({ call, signIn, ...world }) => {
      await letSell(world, demoId('coach', 6));
      // On some days, the other coach's circle meets then.
      await world.db.delete(circleSessions).where(eq(circleSessions.circleId, demoId('circle', 3)));
      // The other coach offers the hour of Maya's session with Rosa.
      const { accessToken: other, coachId: otherId } = await signIn('new.coach@example.com');
      const path = { coachId: otherId! };
      const { startTime, endTime } = coachSessions;
      const [booked] = await world.db
        .select({ startTime, endTime })
        .from(coachSessions)
        .where(eq(coachSessions.id, session(9, 3)));
      // In Rosa's zone, because no hours cross midnight.
      const timeZone = 'America/Los_Angeles';
      const clock = (time: Date) => spellLocal(time.getTime(), timeZone).slice(11, 16);
      const hours = { startTime: clock(booked!.startTime), endTime: clock(booked!.endTime) };
      const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
      const schedule = {
        name: 'The same hour',
        timeZone,
        weekly: days.map((day) => ({ day, ...hours })),
        minimumNoticeMinutes: 0,
        overrides: [],
      };
      await call('createCoachSchedule', { token: other, path, body: schedule });
      const { body } = await call('createCoachProduct', { token: other, path, body: service });
      const { accessToken: token } = await signIn('student@example.com');
      await call('createSlotReservation', {
        token,
        path: { ...path, productId: body.content.id },
        body: { startTime: booked!.startTime.toISOString(), timeZone: 'UTC' },
      });
    },
  },
  holdLimitReached: {
    play: async ({ call, signIn }) => {
      const { accessToken: token } = await signIn('student@example.com');
      for (let count = 0; count < 4; count += 1) await call('createSlotReservation', { ...talk(), token });
    },
  },
  freeOfferUnused: {
    play: async ({ call, signIn }) => {
      const { accessToken: token } = await signIn('student@example.com');
      const { body } = await call('createSlotReservation', { ...talk(), token });
      const offer = { productId: freeTalk, quoteId: body.content.quote!.id, paymentMethodId: null };
      await call('createCoachProductPurchase', { token, body: { ...offer, reservationId: null } });
      await call('createSlotReservation', { ...talk(`${weekdayAfter(2)}T18:00:00.000Z`), token });
    },
  },
  ownService: {
    play: async (play) => play.call('createSlotReservation', { ...talk(), token: await rosa(play) }),
  },
  freeSessionLimitReached: {
    play: async ({ call, signIn }) => {
      const { accessToken: token } = await signIn('student@example.com');
      const { body } = await call('createSlotReservation', { ...talk(), token });
      const purchase = {
        productId: freeTalk,
        reservationId: body.content.id,
        quoteId: body.content.quote!.id,
        paymentMethodId: null,
      };
      await call('createCoachProductPurchase', { token, body: purchase });
      await call('createSlotReservation', { ...talk(`${weekdayAfter(2)}T18:00:00.000Z`), token });
    },
  },
  sessionStatusInvalid: {
    play: async (play) => {
      const token = await rosa(play);
      const path = { coachId, sessionId: session(9, 3) };
      for (const reason of ['I am ill', 'I am still ill']) {
        await play.call('cancelCoachSession', { token, path, body: { reason } });
      }
    },
  },
  termsChanged: {
    play: async (play) => {
      const { accessToken: token } = await play.signIn('student@example.com');
      const agreed = { refund: 'MONEY', amount: 12_000 };
      await play.call('cancelCoachSession', {
        token,
        path: { coachId, sessionId: session(9, 3) },
        body: { reason: null, agreed },
      });
    },
  },
  sellingIncomplete: {
    play: async ({ call, signIn }) => {
      const { accessToken: token } = await signIn('new.coach@example.com');
      const path = { coachId: demoId('coach', 6) };
      await call('createCoachProduct', { token, path, body: { ...service, status: 'PUBLISHED' } });
    },
  },
  notForSale: {
    play: async (play) => {
      const coach = await rosa(play);
      const id = { path: { id: coachId }, token: coach };
      const { version } = (await play.call('getCoach', id)).body.content;
      await play.call('patchCoach', { ...id, body: { version, intro: null } });
      const { accessToken: token } = await play.signIn('student@example.com');
      const body = { startTime: `${weekdayAfter(2)}T17:00:00Z`, timeZone: 'UTC' };
      const path = { coachId, productId: demoId('product', 500) };
      await play.call('createSlotReservation', { token, path, body });
    },
  },
  serviceLimitReached: {
    play: async (play) => {
      const token = await rosa(play);
      await play.call('createCoachProduct', {
        token,
        path: { coachId },
        body: { ...service, status: 'PUBLISHED' },
      });
      const body = { planId: demoId('plan', 1) };
      await play.call('updateSubscription', { token, path: { coachId }, body });
    },
  },
  subscriptionStatusInvalid: {
    play: async ({ call, signIn }) => {
      const { accessToken: token } = await signIn('new.coach@example.com');
      const path = { coachId: demoId('coach', 6) };
      await call('updateSubscription', { token, path, body: { cancelAtPeriodEnd: true } });
    },
  },
};
