import {
  absenceReplyHours,
  reschedulingHorizonDays,
  sessionObjectionDays,
} from '@institute/api-schema/policy';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/identifier.ts';
import { demoId } from '../../seed/seed.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { coachProducts } from '../../tables/coach-products.ts';
import { coachSchedules } from '../../tables/coach-schedules.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { freshWorld } from '../../testing/fresh-world.ts';
import { turnOffMessages } from '../../testing/turn-off-messages.ts';
import { withRollback } from '../../testing/with-rollback.ts';

const world = freshWorld();
let maya: string;
let rosa: string;
beforeEach(async () => {
  maya = await world.tokenOf('student@example.com');
  rosa = await world.tokenOf('coach@example.com');
});

const coachId = demoId('coach', 5);
const session = (purchase: number, index: number) => demoId('coachSession', purchase * 100 + index);
/** Maya's session, in two days at 19:00, and Camila's, which began three days ago. */
const coming = session(9, 3);
const begun = session(11, 1);
/** The client's unpaid reservation with another coach. */
async function holdElsewhere(startTime: string) {
  const [session] = await world.db.select().from(coachSessions).where(eq(coachSessions.id, coming));
  const [start, end] = [new Date(startTime), new Date(Date.parse(startTime) + 3_600_000)];
  const time = { startTime: start, agreedStartTime: start, endTime: end };
  const hold = { id: newId(), coachId: demoId('coach', 6), purchaseId: null, status: 'HELD_SLOT' as const };
  const expiresAt = new Date(world.clock.now.getTime() + 60_000);
  await world.db.insert(coachSessions).values({ ...session!, ...time, ...hold, expiresAt });
  return { isLeft: async () => (await world.db.$count(coachSessions, eq(coachSessions.id, hold.id))) === 1 };
}
const inboxOf = async (number: number, token: string) =>
  (await world.call('listCommunicationIntents', { path: { id: demoId('student', number) }, token, body: {} }))
    .body.content;
const logOf = async (number: number, token: string, query: object = {}) =>
  (await world.call('listActivities', { path: { id: demoId('student', number) }, token, query })).body
    .content;

describe('the sessions of a coach', () => {
  const list = async (query: object = {}, token = rosa) =>
    world.call('listCoachSessions', { path: { coachId }, token, query });

  it('are found by words of their title and of the client’s name', async () => {
    const all = (await list({ size: 100 })).body.content;
    const found = (await list({ size: 100, keyword: 'reset maya' })).body;
    const expected = all.filter(
      ({ title, client }) => title.includes('reset') && client.name.startsWith('Maya'),
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(found).toEqual({ content: expected, pagination: { total: expected.length } });
    expect((await list({ keyword: 'reset nowhere' })).body.content).toEqual([]);
  });

  // Claim: past-sessions
  it('are listed 10 to a page, latest first, with the notes [K-10] [A-35] [F-04]', async () => {
    const { status, body } = await list();
    expect([status, body.pagination.total]).toEqual([200, 9]);
    const times = body.content.map(({ startTime }) => startTime);
    expect(times).toEqual(times.toSorted().reverse());
    expect(body.content.find(({ id }) => id === coming)).toEqual({
      id: coming,
      coachId,
      coachName: 'Rosa Delgado',
      productId: demoId('product', 501),
      purchaseId: demoId('purchase', 9),
      groupSessionId: null,
      place: null,
      deliveryMode: 'ONLINE',
      title: 'Sleep reset, four sessions',
      client: {
        studentId: demoId('student', 1),
        name: 'Maya Lindqvist',
        photo: expect.stringMatching(/\.svg$/),
        timeZone: 'America/New_York',
      },
      startTime: '2026-03-04T19:00:00.000Z',
      endTime: '2026-03-04T19:50:00.000Z',
      timeZone: 'America/New_York',
      localStartTime: '2026-03-04T14:00:00-05:00',
      localEndTime: '2026-03-04T14:50:00-05:00',
      url: 'https://meet.example.com/rosa',
      status: 'BOOKED',
      cancellation: {
        isPossible: true,
        until: '2026-03-18T19:50:00.000Z',
        refund: 'SESSION',
        amount: 0,
        currency: 'USD',
      },
      rescheduling: { isPossible: true, until: '2026-03-18T19:50:00.000Z' },
      isMovePending: false,
      coachAbsence: { isReportable: false, reportedAt: null, replyUntil: null, isReplyOpen: false },
      isAttendanceOpen: false,
      isNoShowOpen: false,
      isJoinable: true,
      isSoon: false,
      joinOpensAt: expect.any(String),
      validUntil: expect.any(String),
      reason: null,
      rescheduledFrom: null,
      sequence: 0,
      changedAt: expect.any(String),
      notes: [],
    });
    expect(body.content.find(({ id }) => id === session(9, 0))!.notes.map(({ text }) => text)).toEqual([
      'Will try: no screen after ten.',
      'Falls asleep at one, wakes at six. Phone in bed.',
    ]);
  });

  it('are found by time and status [K-10]', async () => {
    const ids = async (query: object) => (await list(query)).body.content.map(({ id }) => id);
    const now = world.clock.now.toISOString();
    expect(await ids({ status: 'NO_SHOW' })).toEqual([session(10, 0)]);
    expect(await ids({ status: 'BOOKED', from: now, descending: false })).toEqual([coming, session(11, 2)]);
    // Sessions whose outcome isn't recorded yet.
    expect(await ids({ status: 'BOOKED', to: now })).toEqual([begun]);
    for (const from of ['yesterday', '2026-12-31T23:59:60Z', '9999-12-31T23:59:59Z']) {
      expect((await list({ from })).status).toBe(422);
    }
  });

  // Claim: awaiting-outcome
  it('are found by their end [K-10] [P-19]', async () => {
    const { id, endTime } = (await list({ status: 'BOOKED' })).body.content[0]!;
    const ids = async (endedBy: string) => (await list({ endedBy })).body.content.map((one) => one.id);
    expect(await ids(endTime)).toContain(id);
    expect(await ids(new Date(Date.parse(endTime) - 1).toISOString())).not.toContain(id);
  });

  it('are found by client, with the notes of all purchases [K-10]', async () => {
    const studentId = demoId('student', 1);
    const { body } = await list({ studentId, to: '2026-03-04T19:00:00.000Z' });
    expect(body.content.length).toBeGreaterThan(2);
    expect(new Set(body.content.map(({ client }) => client.studentId))).toEqual(new Set([studentId]));
    expect(body.content.map(({ id }) => id)).not.toContain(coming);
    expect(body.content.flatMap(({ notes }) => notes)).toHaveLength(3);
    expect((await list({ studentId: demoId('student', 2) })).body.content).toEqual([]);
  });

  it('are listed by purchase, for both sides [P-19] [K-10]', async () => {
    const ofPurchase = (token: string, query: object = {}) =>
      world.call('listPurchaseSessions', { path: { id: demoId('purchase', 9) }, token, query });
    const { body } = await ofPurchase(rosa, { descending: false });
    expect(body.content.map(({ id }) => id)).toEqual([0, 1, 2, 3].map((index) => session(9, index)));
    expect(body.pagination.total).toBe(4);
    expect(body.content[0]!.notes).toHaveLength(2);
    const mine = await ofPurchase(maya, { status: 'BOOKED', size: 1 });
    expect(mine.body).toMatchObject({ content: [{ id: coming, notes: [] }], pagination: { total: 1 } });
    expect((await ofPurchase(await world.tokenOf('pastdue@example.com'))).status).toBe(404);
  });

  it('are read one by one, with the notes for the coach only [K-10] [P-19]', async () => {
    const first = session(9, 0);
    const ofCoach = (sessionId: string, token: string, id = coachId) =>
      world.call('getCoachSession', { path: { coachId: id, sessionId }, token });
    const listed = (await list()).body.content.find(({ id }) => id === first);
    expect((await ofCoach(first, rosa)).body.content).toEqual(listed);
    // What a client may do differs from what the coach may do.
    const ofClient = await world.call('listStudentCoachSessions', {
      path: { id: demoId('student', 1) },
      query: { size: 100 },
      token: maya,
    });
    const forClient = ofClient.body.content.find(({ id }) => id === first);
    expect((await ofCoach(first, maya)).body.content).toEqual(forClient);
    expect(forClient).toMatchObject({ id: first, notes: [] });
    const advisor = await world.tokenOf('advisor@example.com');
    expect((await ofCoach(first, advisor)).body.content.notes).toEqual([]);
    // Camila's session, and Maya's under another coach.
    expect((await ofCoach(begun, maya)).status).toBe(404);
    expect((await ofCoach(first, rosa, demoId('coach', 6))).status).toBe(404);

    const ofStudent = (sessionId: string, token: string) =>
      world.call('getStudentCoachSession', { path: { id: demoId('student', 1), sessionId }, token });
    expect((await ofStudent(first, maya)).body.content).toEqual(forClient);
    expect((await ofStudent(begun, maya)).status).toBe(404);
    expect((await ofStudent(first, rosa)).status).toBe(404);
  });

  // Claim: session-notes
  it('are visible to the clients, without the notes [K-10]', async () => {
    const path = { id: demoId('student', 1) };
    const mine = await world.call('listStudentCoachSessions', { path, token: maya });
    expect(mine.body.pagination.total).toBe(5);
    expect(mine.body.content.flatMap(({ notes }) => notes)).toEqual([]);
    expect((await world.call('listStudentCoachSessions', { path, token: rosa })).status).toBe(404);
    const advisor = await world.tokenOf('advisor@example.com');
    expect((await list({}, advisor)).body.content.flatMap(({ notes }) => notes)).toEqual([]);
    expect((await list({}, maya)).status).toBe(403);
    expect((await list({}, await world.tokenOf('new.coach@example.com'))).status).toBe(404);
  });
});

describe('rescheduling a session', () => {
  const to = {
    startTime: '2026-03-05T17:00:00.000Z',
    endTime: '2026-03-05T17:50:00.000Z',
    reason: 'A dentist. ',
  };
  const move = (body: object = {}, sessionId = coming, token = rosa) =>
    world.call('moveCoachSession', { path: { coachId, sessionId }, token, body: { ...to, ...body } });

  // Claim: session-messages
  it('is e-mailed to a client who turned messages off', async () => {
    await turnOffMessages(world.db, demoId('student', 1));
    await move();
    expect((await world.lastEmail('student@example.com')).text).toContain(
      'It was on Wednesday, Mar 04, 2026, 2:00\u00a0PM EST.',
    );
    expect((await inboxOf(1, maya))[0]!.subject).toContain('Please confirm the new time');
  });

  // Claim: session-messages
  it('notifies the client, in their time zone [K-10]', async () => {
    const { status, body } = await move();
    expect(status).toBe(200);
    expect(body.content).toMatchObject({
      ...to,
      reason: 'A dentist.',
      status: 'BOOKED',
      rescheduledFrom: '2026-03-04T19:00:00.000Z',
    });
    expect((await inboxOf(1, maya))[0]).toMatchObject({
      subject: 'Please confirm the new time: Sleep reset, four sessions',
      body: [
        'Rosa Delgado moved your session.',
        'It was on Wednesday, Mar 04, 2026, 2:00\u00a0PM EST. It now starts on Thursday, Mar 05, 2026, 12:00\u00a0PM EST.',
        '“A dentist.”',
        'Open the session to tell your coach that the new time works. If it doesn’t, choose another time or cancel free of charge.',
        'Join here: https://meet.example.com/rosa',
      ].join('\n\n'),
      channels: ['INBOX', 'EMAIL'],
    });
    expect((await logOf(1, maya))[0]).toMatchObject({
      type: 'SESSION_RESCHEDULED',
      actorName: 'Rosa Delgado',
    });
  });

  it.each([
    [{ endTime: to.startTime }, 422, 'startTimeMustBeLessThanEndTime'],
    // Camila's session on the 11th, and the circle on Thursday evening.
    [{ startTime: '2026-03-11T20:30:00Z', endTime: '2026-03-11T21:20:00Z' }, 409, 'slotTaken'],
    [{ startTime: '2026-03-06T00:00:00Z', endTime: '2026-03-06T00:50:00Z' }, 409, 'slotTaken'],
  ])('to %o is refused with %i %s [K-11] [M-03]', async (body, status, key) => {
    const answer = await move(body);
    expect([answer.status, answer.problem.key]).toEqual([status, key]);
  });

  it('is offered to the times to which its client can move it, and to no other [K-11] [P-29]', async () => {
    // The hours don't begin with the session anymore, so its own time is in the way of others.
    for (const { id, weekly } of await world.db.select().from(coachSchedules))
      await world.db
        .update(coachSchedules)
        .set({ weekly: weekly.map((one) => ({ ...one, startTime: one.startTime.replace(/:00/, ':30') })) })
        .where(eq(coachSchedules.id, id));
    const query = { from: '2026-03-04', to: '2026-03-04', timeZone: 'America/New_York', sessionId: coming };
    const path = { id: demoId('purchase', 9) };
    const { body } = await world.call('listPurchaseFreeTimes', { path, query, token: maya });
    const { slots } = body.content;
    expect(
      slots.some(({ startTime }) => startTime < '2026-03-04T14:50' && startTime > '2026-03-04T13:10'),
    ).toBe(true);
    for (const slot of slots) {
      const status = await withRollback(
        world,
        () => ({}),
        async (inside) => {
          const body = { ...slot, reason: null };
          return (
            await inside.call('moveCoachSession', { path: { coachId, sessionId: coming }, token: maya, body })
          ).status;
        },
      );
      expect([slot.startTime, status]).toEqual([slot.startTime, 200]);
    }
    const foreign = await world.call('listPurchaseFreeTimes', {
      path,
      query: { ...query, sessionId: begun },
      token: maya,
    });
    expect(foreign.status).toBe(404);
  });

  it('is offered to its coach at the times that fit it as it was bought [K-10]', async () => {
    const path = { id: demoId('purchase', 9) };
    const query = { from: '2026-03-04', to: '2026-03-06', timeZone: 'America/New_York', sessionId: coming };
    const read = async (token: string) =>
      (await world.call('listPurchaseFreeTimes', { path, query, token })).body.content.slots;
    const slots = await read(rosa);
    expect(slots).not.toEqual([]);
    await world.db.update(coachProducts).set({
      serviceSpecification: sql`jsonb_set(${coachProducts.serviceSpecification}, '{duration}', '25')`,
    });
    expect(await read(rosa)).toEqual(slots);
    expect(await read(maya)).toEqual(slots);
    // A coach books none of them.
    const { sessionId: _, ...any } = query;
    expect((await world.call('listPurchaseFreeTimes', { path, query: any, token: rosa })).status).toBe(404);
  });

  it('to the time that it has changes nothing, and notifies no one', async () => {
    const before = await inboxOf(1, maya);
    const own = { startTime: '2026-03-04T19:00:00.000Z', endTime: '2026-03-04T19:50:00.000Z' };
    for (const token of [maya, rosa]) {
      const { status, body } = await move(own, coming, token);
      expect([status, body.content.rescheduledFrom]).toEqual([200, null]);
    }
    expect(await inboxOf(1, maya)).toEqual(before);
    const path = { id: demoId('purchase', 9) };
    const query = { from: '2026-03-04', to: '2026-03-04', timeZone: 'UTC', sessionId: coming };
    const { body } = await world.call('listPurchaseFreeTimes', { path, query, token: maya });
    expect(body.content.slots.map(({ startTime }) => startTime)).not.toContain('2026-03-04T19:00:00Z');
  });

  it('needs the coach’s reason, the sold length, and a time within the horizon [K-10]', async () => {
    const errorsOf = async (body: object) => (await move(body, coming, rosa)).problem?.errors;
    for (const reason of [null, '  '])
      expect(await errorsOf({ reason })).toMatchObject([{ pointer: '/reason', rule: 'required' }]);
    for (const endTime of ['2026-03-05T17:01:00.000Z', '2026-03-06T13:00:00.000Z'])
      expect(await errorsOf({ endTime })).toMatchObject([{ pointer: '/endTime', rule: 'choice' }]);
    const earlier = { startTime: '2026-03-02T14:00:00.000Z', endTime: '2026-03-02T14:50:00.000Z' };
    expect(await errorsOf(earlier)).toMatchObject([{ pointer: '/startTime', rule: 'timePassed' }]);
    const far = { startTime: '2027-03-05T17:00:00.000Z', endTime: '2027-03-05T17:50:00.000Z' };
    expect(await errorsOf(far)).toMatchObject([{ pointer: '/startTime', rule: 'maxDate' }]);
    // In the evening of the day before in Los Angeles, where the coach is.
    world.clock.now = new Date('2026-03-03T04:00:00Z');
    rosa = await world.tokenOf('coach@example.com');
    const lastDay = (await errorsOf(far))![0]!.values.max as string;
    expect(
      await errorsOf({ startTime: `${lastDay}T20:00:00.000Z`, endTime: `${lastDay}T20:50:00.000Z` }),
    ).toBe(undefined);
    const schedules = await world.call('listCoachSchedules', { path: { coachId }, token: rosa });
    for (const { id: scheduleId } of schedules.body.content)
      await world.call('deleteCoachSchedule', { path: { coachId, scheduleId }, token: rosa });
    const days = (count: number) => {
      const at = (minutes: number) =>
        new Date(world.clock.now.getTime() + (count * 24 * 60 + minutes) * 60_000).toISOString();
      return { startTime: at(0), endTime: at(50) };
    };
    expect(await errorsOf(days(reschedulingHorizonDays + 1))).toMatchObject([{ pointer: '/startTime' }]);
    expect((await move(days(reschedulingHorizonDays))).status).toBe(200);
  });

  it('to a time whose reservation has expired is possible for both sides', async () => {
    const [session] = await world.db.select().from(coachSessions).where(eq(coachSessions.id, coming));
    const [startTime, endTime] = [new Date(to.startTime), new Date(to.endTime)];
    const time = { startTime, endTime, agreedStartTime: startTime };
    const hold = { ...session!, ...time, studentId: demoId('student', 22), purchaseId: null };
    for (const token of [maya, rosa]) {
      const id = newId();
      const expired = {
        id,
        status: 'HELD_SLOT' as const,
        expiresAt: new Date(world.clock.now.getTime() - 1),
      };
      await world.db.insert(coachSessions).values({ ...hold, ...expired });
      expect((await move({}, coming, token)).status).toBe(200);
      const back = { startTime: session!.startTime.toISOString(), endTime: session!.endTime.toISOString() };
      expect((await move(back)).status).toBe(200);
    }
  });

  it('by its client releases their unpaid reservation with another coach at that time', async () => {
    const hold = await holdElsewhere(to.startTime);
    expect((await move({}, coming, maya)).status).toBe(200);
    expect(await hold.isLeft()).toBe(false);
  });

  it('may overlap with itself, and end when another one begins', async () => {
    expect((await move({ startTime: '2026-03-04T19:30:00Z', endTime: '2026-03-04T20:20:00Z' })).status).toBe(
      200,
    );
    const { status } = await move({ startTime: '2026-03-11T20:10:00Z', endTime: '2026-03-11T21:00:00Z' });
    expect(status).toBe(200);
  });

  // Claim: coach-cancellation
  it('is allowed until an outcome is recorded, and for its coach', async () => {
    for (const sessionId of [session(9, 0), session(9, 2)])
      expect((await move({}, sessionId)).problem.key).toBe('sessionStatusInvalid');
    const theo = await world.tokenOf('new.student@example.com');
    for (const token of [
      theo,
      await world.tokenOf('new.coach@example.com'),
      await world.tokenOf('advisor@example.com'),
    ])
      expect((await move({}, coming, token)).status).toBe(404);
    expect((await move({}, coming, await world.tokenOf('admin@example.com'))).status).toBe(200);
  });

  // Claim: free-cancellation
  it('to a free time is open to the client until a day before, and notifies the coach [P-29]', async () => {
    const { status, body } = await move({ reason: 'My shift. ' }, coming, maya);
    expect([status, body.content.rescheduledFrom]).toEqual([200, '2026-03-04T19:00:00.000Z']);
    expect((await inboxOf(5, rosa))[0]).toMatchObject({
      subject: 'Session moved: Sleep reset, four sessions',
      body: 'Maya Lindqvist moved your session.\n\nIt was on Wednesday, Mar 04, 2026, 11:00\u00a0AM PST. It now starts on Thursday, Mar 05, 2026, 9:00\u00a0AM PST.\n\n“My shift.”\n\nYour meeting link: https://meet.example.com/rosa',
    });
    expect((await logOf(1, maya, { source: 'STUDENT' }))[0]).toMatchObject({
      type: 'SESSION_RESCHEDULED',
      actorName: 'Maya Lindqvist',
    });
    // Neither a time that the coach doesn't offer, nor one of a different length.
    for (const wrong of [
      { startTime: '2026-03-05T17:10:00.000Z', endTime: '2026-03-05T18:00:00.000Z' },
      { startTime: '2026-03-05T06:00:00.000Z', endTime: '2026-03-05T06:50:00.000Z' },
      { endTime: '2026-03-05T18:50:00.000Z' },
    ])
      expect((await move(wrong, coming, maya)).problem.key).toBe('slotTaken');
    world.clock.now = new Date('2026-03-04T17:00:01.000Z');
    expect((await move({}, coming, await world.tokenOf('student@example.com'))).problem.key).toBe(
      'sessionStatusInvalid',
    );
  });
});

describe('a session that its coach moved', () => {
  /** Within the client's notice. */
  const soon = { startTime: '2026-03-02T17:00:00.000Z', endTime: '2026-03-02T17:50:00.000Z', reason: 'Ill.' };
  const path = { coachId, sessionId: coming };
  const move = (body: object = soon) => world.call('moveCoachSession', { path, token: rosa, body });
  const accept = (startTime: string, token = maya) =>
    world.call('acceptCoachSessionMove', { path, token, body: { startTime } });
  const read = async (token: string) => (await world.call('getCoachSession', { path, token })).body.content;
  const cancel = () => world.call('cancelCoachSession', { path, token: maya, body: { reason: null } });

  // Claim: moved-session-free
  it('can be canceled free of charge until its client accepts the time', async () => {
    expect((await move()).body.content.isMovePending).toBe(true);
    expect(await read(maya)).toMatchObject({
      isMovePending: true,
      cancellation: { isPossible: true, refund: 'SESSION' },
      rescheduling: { isPossible: true, until: soon.startTime },
    });
    expect((await cancel()).body.content.status).toBe('CANCELLED');
  });

  // Claim: moved-session-free
  it('counts the notice from the time that its client accepted', async () => {
    await move();
    expect((await accept(soon.startTime)).body.content).toMatchObject({
      isMovePending: false,
      cancellation: { refund: 'NONE' },
      rescheduling: { isPossible: false },
    });
    expect((await inboxOf(5, rosa))[0]).toMatchObject({
      subject: 'New time accepted: Sleep reset, four sessions',
      body: 'Maya Lindqvist accepted the new time, Monday, Mar 02, 2026, 9:00\u00a0AM PST.\n\nYour meeting link: https://meet.example.com/rosa',
    });
    expect((await logOf(1, maya, { source: 'STUDENT' }))[0]).toMatchObject({
      type: 'SESSION_MOVE_ACCEPTED',
    });
    expect((await cancel()).body.content.status).toBe('LATE_CANCELLED');
  });

  // Claim: moved-session-free
  it('is canceled only on the terms that its client was shown', async () => {
    await move();
    const { refund, amount } = (await read(maya)).cancellation;
    await accept(soon.startTime);
    const body = { reason: null, agreed: { refund, amount } };
    const late = await world.call('cancelCoachSession', { path, token: maya, body });
    expect(late.problem.key).toBe('termsChanged');
    expect(await read(maya)).toMatchObject({ status: 'BOOKED', cancellation: { refund: 'NONE' } });
    const known = { reason: null, agreed: { refund: 'NONE', amount: 0 } };
    const done = await world.call('cancelCoachSession', { path, token: maya, body: known });
    expect(done.body.content.status).toBe('LATE_CANCELLED');
  });

  it('is accepted at the time of another session only if its client knows', async () => {
    await move();
    const [session] = await world.db.select().from(coachSessions).where(eq(coachSessions.id, coming));
    const other = { id: newId(), coachId: demoId('coach', 6), purchaseId: null, title: 'A walk' };
    const startTime = new Date('2026-03-02T17:30:00.000Z');
    const endTime = new Date('2026-03-02T18:30:00.000Z');
    await world.db.insert(coachSessions).values({ ...session!, ...other, startTime, endTime });
    const { status, problem } = await accept(soon.startTime);
    expect([status, problem.key]).toEqual([409, 'timeConflict']);
    expect(problem.current).toMatchObject({ id: other.id, title: 'A walk' });
    expect((await read(maya)).isMovePending).toBe(true);
    const body = { startTime: soon.startTime, allowOverlap: true };
    const accepted = await world.call('acceptCoachSessionMove', { path, token: maya, body });
    expect(accepted.body.content.isMovePending).toBe(false);
  });

  it('is accepted instead of an unpaid reservation with another coach', async () => {
    await move();
    const hold = await holdElsewhere(soon.startTime);
    expect((await accept(soon.startTime)).status).toBe(200);
    expect(await hold.isLeft()).toBe(false);
  });

  it('is accepted only by its client, at the time that was shown', async () => {
    expect((await accept('2026-03-04T19:00:00.000Z')).problem.key).toBe('sessionStatusInvalid');
    await move();
    for (const token of [rosa, await world.tokenOf('admin@example.com')])
      expect((await accept(soon.startTime, token)).status).toBe(404);
    expect((await accept('2026-03-04T19:00:00.000Z')).problem.key).toBe('sessionStatusInvalid');
    expect((await accept(soon.startTime)).status).toBe(200);
  });

  it('is as before once its coach moves it back', async () => {
    await move();
    const back = { startTime: '2026-03-04T19:00:00.000Z', endTime: '2026-03-04T19:50:00.000Z' };
    expect((await move({ ...back, reason: 'It works after all.' })).body.content.isMovePending).toBe(false);
  });

  // Claim: refund-to-card
  it('returns the money of a single session', async () => {
    // Camila's next session, sold alone.
    await world.db
      .update(coachProductPurchases)
      .set({ sessionCount: 1, amount: 9_500, status: 'PAID' })
      .where(eq(coachProductPurchases.id, demoId('purchase', 11)));
    const camilas = { coachId, sessionId: session(11, 2) };
    await world.call('moveCoachSession', { path: camilas, token: rosa, body: soon });
    const camila = await world.tokenOf('pastdue@example.com');
    const canceled = await world.call('cancelCoachSession', {
      path: camilas,
      token: camila,
      body: { reason: null },
    });
    expect(canceled.body.content.status).toBe('CANCELLED');
    const purchase = await world.call('getCoachProductPurchase', {
      path: { id: demoId('purchase', 11) },
      token: camila,
    });
    expect(purchase.body.content.status).toBe('REFUNDED');
  });
});

it('in person has no link to a video call, for either side', async () => {
  const read = async (token: string) =>
    (await world.call('getCoachSession', { path: { coachId, sessionId: coming }, token })).body.content.url;
  for (const token of [maya, rosa]) expect(await read(token)).toBe('https://meet.example.com/rosa');
  await world.db.update(coachProductPurchases).set({ deliveryMode: 'IN_PERSON' });
  for (const token of [maya, rosa]) expect(await read(token)).toBeNull();
});

describe('a coach who doesn’t come', () => {
  const path = { coachId, sessionId: begun };
  let camila: string;
  beforeEach(async () => {
    camila = await world.tokenOf('pastdue@example.com');
  });
  const report = (token = camila, sessionId = begun) =>
    world.call('reportCoachAbsence', { path: { coachId, sessionId }, token });
  const cancel = (token: string) =>
    world.call('cancelCoachSession', { path, token, body: { reason: 'I was stuck in traffic.' } });

  // Claim: unanswered-missed-session
  it('is reported by the client, and can return what was paid', async () => {
    for (const token of [rosa, maya]) expect((await report(token)).status).toBe(404);
    expect((await report(maya, coming)).problem.key).toBe('sessionStatusInvalid');
    expect((await report()).body.content).toMatchObject({
      coachAbsence: { isReportable: false, reportedAt: world.clock.now.toISOString() },
      cancellation: { isPossible: false },
    });
    expect((await report()).problem.key).toBe('sessionStatusInvalid');
    expect((await inboxOf(5, rosa))[0]!.subject).toMatch(/^Did you miss this session\?/);
    const canceled = await cancel(rosa);
    expect(canceled.body.content.status).toBe('CANCELLED');
    expect((await inboxOf(3, camila))[0]!.body).toContain('canceló tu sesión');
  });

  it('owes nothing to a client whose money went back', async () => {
    await world.call('submitCoachSessionAttendance', { path, token: rosa, body: { status: 'NO_SHOW' } });
    const refund = { kind: 'SESSION' as const, sessionId: begun, sessionCount: null, reason: 'Goodwill.' };
    const { id } = (await world.call('getCoachSession', { path, token: camila })).body.content;
    const [row] = await world.db.select().from(coachSessions).where(eq(coachSessions.id, id));
    const created = await world.call('createPurchaseRefund', {
      path: { id: row!.purchaseId! },
      token: rosa,
      body: refund,
    });
    expect(created.status).toBe(201);
    const { coachAbsence } = (await world.call('getCoachSession', { path, token: camila })).body.content;
    expect(coachAbsence.isReportable).toBe(false);
    expect((await report()).problem.key).toBe('sessionStatusInvalid');
  });

  // Claim: unanswered-missed-session
  it('leaves the choice to the client if they don’t reply', async () => {
    await report();
    expect((await cancel(camila)).problem.key).toBe('sessionStatusInvalid');
    world.clock.forward(absenceReplyHours * 3600);
    camila = await world.tokenOf('pastdue@example.com');
    const { body } = await world.call('getCoachSession', { path, token: camila });
    expect(body.content).toMatchObject({
      cancellation: { isPossible: true, refund: 'SESSION' },
      rescheduling: { isPossible: true },
    });
    expect((await cancel(camila)).body.content.status).toBe('CANCELLED');
  });

  it('can offer a new time, which the client has to accept', async () => {
    await report();
    const to = {
      startTime: '2026-03-05T17:00:00.000Z',
      endTime: '2026-03-05T17:50:00.000Z',
      reason: 'Sorry.',
    };
    expect(
      (await world.call('moveCoachSession', { path, token: rosa, body: to })).body.content,
    ).toMatchObject({
      isMovePending: true,
      coachAbsence: { reportedAt: null },
    });
    const accepted = await world.call('acceptCoachSessionMove', {
      path,
      token: camila,
      body: { startTime: to.startTime },
    });
    expect(accepted.body.content.startTime).toBe(to.startTime);
  });
});

describe('canceling a session', () => {
  const cancel = (token: string, sessionId = coming) =>
    world.call('cancelCoachSession', {
      path: { coachId, sessionId },
      token,
      body: { reason: 'I have a fever.' },
    });

  // Claim: session-messages
  it('by its coach is e-mailed to a client who turned messages off', async () => {
    await turnOffMessages(world.db, demoId('student', 1));
    await cancel(rosa);
    expect((await world.lastEmail('student@example.com')).text).toContain('I have a fever.');
    expect((await inboxOf(1, maya))[0]!.subject).toContain('Session canceled');
  });

  // Claim: session-messages
  it('by its coach notifies the client [K-10]', async () => {
    const { status, body } = await cancel(rosa);
    expect([status, body.content.status, body.content.reason]).toEqual([200, 'CANCELLED', 'I have a fever.']);
    expect((await inboxOf(1, maya))[0]).toMatchObject({
      subject: 'Session canceled: Sleep reset, four sessions',
    });
    expect((await cancel(rosa)).problem.key).toBe('sessionStatusInvalid');
  });

  // Claim: free-cancellation, session-messages, rebook-canceled-session
  it('by its client notifies the coach, and gives the session back [K-10]', async () => {
    const purchase = async () =>
      (await world.call('getCoachProductPurchase', { path: { id: demoId('purchase', 9) }, token: maya })).body
        .content.bookedSessionCount;
    expect(await purchase()).toBe(3);
    expect((await cancel(maya)).body.content.status).toBe('CANCELLED');
    expect(await purchase()).toBe(2);
    expect((await inboxOf(5, rosa))[0]!.body).toBe(
      'Maya Lindqvist canceled your session on Wednesday, Mar 04, 2026, 11:00\u00a0AM PST.\n\n“I have a fever.”',
    );
    expect((await logOf(1, maya, { source: 'STUDENT' }))[0]).toMatchObject({ type: 'SESSION_CANCELLED' });
  });

  // Claim: free-cancellation
  it('by its client within a day uses it up', async () => {
    world.clock.forward(28 * 3600 + 1);
    const late = await world.tokenOf('student@example.com');
    expect((await cancel(late)).body.content.status).toBe('LATE_CANCELLED');
  });

  it('is limited to the two, and an administrator', async () => {
    expect((await cancel(await world.tokenOf('new.student@example.com'))).status).toBe(404);
    expect((await cancel(await world.tokenOf('advisor@example.com'))).status).toBe(404);
    expect((await cancel(rosa, session(9, 0))).problem.key).toBe('sessionStatusInvalid');
    expect((await cancel(await world.tokenOf('admin@example.com'))).body.content.status).toBe('CANCELLED');
  });
});

describe('after a session', () => {
  const say = (status: string, sessionId = begun, token = rosa) =>
    world.call('submitCoachSessionAttendance', { path: { coachId, sessionId }, token, body: { status } });
  const note = (text: string, token = rosa) =>
    world.call('addCoachSessionNote', { path: { coachId, sessionId: begun }, token, body: { text } });

  // Claim: outcome-objection
  it('the coach records its outcome, and corrects it, and the client reads of a no-show [K-10]', async () => {
    expect((await say('NO_SHOW')).body.content.status).toBe('NO_SHOW');
    expect((await say('OCCURRED')).body.content.status).toBe('OCCURRED');
    expect((await say('OCCURRED')).status).toBe(200);
    const own = await inboxOf(3, await world.tokenOf('pastdue@example.com'));
    const aboutOutcome = own.filter(({ subject }) => /asistencia|ausencia/.test(subject));
    expect(aboutOutcome.map(({ subject }) => subject.split(':')[0])).toEqual([
      'Se corrigió tu asistencia',
      'Se registró tu ausencia',
    ]);
    expect(aboutOutcome[1]!.body).toContain('Si no es así, avísanos a más tardar el');
    const log = await logOf(3, await world.tokenOf('pastdue@example.com'));
    expect(log.map(({ type }) => type).sort()).toEqual(['SESSION_COMPLETED', 'SESSION_MISSED']);
    expect((await say('OCCURRED', coming)).problem.key).toBe('sessionStatusInvalid');
    expect((await say('OCCURRED', session(9, 2))).problem.key).toBe('sessionStatusInvalid');
    expect((await say('BOOKED')).status).toBe(422);
    // Once its outcome is settled, the letter offers no objection.
    world.clock.forward(sessionObjectionDays * 86_400);
    const later = await world.tokenOf('coach@example.com');
    expect((await say('NO_SHOW', begun, later)).body.content.status).toBe('NO_SHOW');
    const [latest] = await inboxOf(3, await world.tokenOf('pastdue@example.com'));
    expect(latest!.subject).toMatch(/^Se registró tu ausencia/);
    expect(latest!.body).not.toContain('avísanos');
  });

  // Claim: session-notes
  it('the coach writes notes that no one else sees [K-10]', async () => {
    const { status, body } = await note(' Slept seven hours. ');
    expect(status).toBe(201);
    expect(body.content.notes).toEqual([
      {
        id: expect.any(String),
        text: 'Slept seven hours.',
        createdAt: '2026-03-02T15:00:00.000Z',
        editedAt: null,
        version: 1,
      },
    ]);
    expect((await note('  ')).problem.errors).toMatchObject([{ pointer: '/text', rule: 'required' }]);
    expect((await note('x', await world.tokenOf('admin@example.com'))).status).toBe(404);
    for (let count = 1; count < 100; count += 1) await note(`No. ${count}`);
    expect((await note('One too many')).problem.key).toBe('limitReached');
  });

  it('the coach corrects and deletes a note, but not one that changed elsewhere [K-10]', async () => {
    const [added] = (await note('Slept seven hours.')).body.content.notes;
    const path = { coachId, sessionId: begun, noteId: added!.id };
    const edit = (body: object, token = rosa, changed = path) =>
      world.call('updateCoachSessionNote', { path: changed, token, body: { version: 1, ...body } });
    const remove = (version: number, token = rosa) =>
      world.call('deleteCoachSessionNote', { path, token, query: { version } });
    world.clock.now = new Date('2026-03-02T15:05:00.000Z');

    expect((await edit({ text: 'Slept seven hours. ' })).body.content).toEqual(added);
    expect((await edit({ text: ' ' })).problem.errors).toMatchObject([
      { pointer: '/text', rule: 'required' },
    ]);
    const corrected = {
      ...added,
      text: 'Slept six hours.',
      editedAt: '2026-03-02T15:05:00.000Z',
      version: 2,
    };
    expect((await edit({ text: ' Slept six hours.' })).body.content).toEqual(corrected);
    // Another tab still shows the first version.
    for (const late of [await edit({ text: 'Slept eight hours.' }), await remove(1)]) {
      expect(late.problem).toMatchObject({ key: 'versionConflict', current: corrected });
    }
    const admin = await world.tokenOf('admin@example.com');
    for (const refused of [
      await edit({ text: 'Mine', version: 2 }, admin),
      await remove(2, admin),
      await edit({ text: 'Mine', version: 2 }, rosa, { ...path, sessionId: coming }),
    ]) {
      expect(refused.status).toBe(404);
    }
    expect((await edit({ text: 'Mine', version: 2 }, maya)).status).toBe(403);

    const notes = async () =>
      (await world.call('getCoachSession', { path: { coachId, sessionId: begun }, token: rosa })).body.content
        .notes;
    expect(await notes()).toEqual([corrected]);
    expect((await remove(2)).body.content).toEqual(corrected);
    expect(await notes()).toEqual([]);
    expect((await remove(2)).status).toBe(404);
  });
});
