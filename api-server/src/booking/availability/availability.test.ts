import { slotHoldMinutes, slotHoldPauseMinutes, slotHoldRenewals } from '@institute/api-schema/policy';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { cases } from '../../../../scripts/given/lane.ts';
import { demoId } from '../../seed/seed.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { circleSessions, circleStudents, coachingCircles } from '../../tables/coaching-circles.ts';
import { freshWorld } from '../../testing/fresh-world.ts';
import { manyStudents } from '../../testing/many-students.ts';
import { forwardActive } from '../../testing/stay-active.ts';

const world = freshWorld({ config: { rateLimitFactor: 1_000 } });
let maya: string;
let rosa: string;
beforeEach(async () => {
  maya = await world.tokenOf('student@example.com');
  rosa = await world.tokenOf('coach@example.com');
});

const coachId = demoId('coach', 5);
const weekdays = demoId('schedule', 500);
const firstTalk = demoId('product', 500);
const sleepReset = demoId('product', 501);

const schedule = {
  name: 'Afternoons',
  timeZone: 'America/New_York',
  weekly: [
    { day: 'MONDAY', startTime: '13:00', endTime: '15:00' },
    { day: 'MONDAY', startTime: '15:00', endTime: '24:00' },
  ],
  overrides: [{ date: '2026-05-25', ranges: [] }],
};

describe('a schedule', () => {
  const create = (body: object = {}, token = rosa) =>
    world.call('createCoachSchedule', { path: { coachId }, token, body: { ...schedule, ...body } });
  const list = (token = rosa) => world.call('listCoachSchedules', { path: { coachId }, token });

  it('is saved with defaults filled in [K-11] [A-35]', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body.content).toEqual({
      ...schedule,
      id: expect.any(String),
      bufferMinutes: 0,
      minimumNoticeMinutes: 720,
      horizonDays: 60,
      version: 1,
    });
    expect((await list()).body.content.map(({ name }) => name)).toEqual([
      'Weekdays',
      'After the night shift',
      'Afternoons',
    ]);
  });

  it('is read by its coach and staff only', async () => {
    expect((await list(maya)).status).toBe(403);
    expect((await list(await world.tokenOf('new.coach@example.com'))).status).toBe(404);
    for (const staff of ['advisor', 'admin'])
      expect((await list(await world.tokenOf(`${staff}@example.com`))).status).toBe(200);
  });

  it('can be changed and deleted only with its newest version [K-11]', async () => {
    const path = { coachId, scheduleId: weekdays };
    const change = (body: object) =>
      world.call('updateCoachSchedule', { path, token: rosa, body: { ...schedule, ...body } });
    expect((await change({ version: 1, bufferMinutes: 30 })).body.content).toMatchObject({
      version: 2,
      bufferMinutes: 30,
    });
    expect((await change({ version: 1 })).problem.key).toBe('versionConflict');
    expect((await change({})).body.content.version).toBe(3);
    expect((await world.call('deleteCoachSchedule', { path, token: rosa })).status).toBe(204);
    expect((await world.call('deleteCoachSchedule', { path, token: rosa })).status).toBe(404);
    expect((await change({})).status).toBe(404);
    const log = await world.call('listActivities', { path: { id: demoId('student', 5) }, token: rosa });
    expect(
      log.body.content
        .slice(0, 3)
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['SCHEDULE_DELETED', 'SCHEDULE_UPDATED', 'SCHEDULE_UPDATED']);
  });

  // Claim: deleted-schedule
  it('leaves booked sessions as they are when it is deleted', async () => {
    const sessions = () =>
      world.db
        .select()
        .from(coachSessions)
        .where(eq(coachSessions.coachId, coachId))
        .orderBy(coachSessions.id);
    const before = await sessions();
    expect(before.map(({ status }) => status)).toContain('BOOKED');
    for (const { id: scheduleId } of (await list()).body.content)
      await world.call('deleteCoachSchedule', { path: { coachId, scheduleId }, token: rosa });
    expect((await list()).body.content).toEqual([]);
    expect(await sessions()).toEqual(before);
  });

  it('can be changed in part [K-11]', async () => {
    const path = { coachId, scheduleId: weekdays };
    const patch = (body: object, token = rosa) => world.call('patchCoachSchedule', { path, token, body });
    const before = (await list()).body.content.find(({ id }) => id === weekdays)!;
    const { body } = await patch({ version: 1, bufferMinutes: 30 });
    expect(body.content).toEqual({ ...before, bufferMinutes: 30, version: 2 });
    const late = await patch({ version: 1, horizonDays: 30 });
    expect([late.status, late.problem.key]).toEqual([409, 'versionConflict']);
    expect(late.problem.current).toEqual(body.content);
    expect((await patch({ version: 2 }, await world.tokenOf('new.coach@example.com'))).status).toBe(404);
  });

  it('has ranges that begin before they end [K-11] [M-03]', async () => {
    const { status, problem } = await create({
      weekly: [{ day: 'MONDAY', startTime: '13:00', endTime: '13:00' }],
      overrides: [{ date: '2026-05-25', ranges: [{ startTime: '13:00', endTime: '12:00' }] }],
    });
    expect([status, problem.key]).toEqual([422, 'startTimeMustBeLessThanEndTime']);
    expect(problem.errors).toMatchObject([
      { pointer: '/weekly/0/endTime' },
      { pointer: '/overrides/0/ranges/0/endTime' },
    ]);
  });

  it.each([
    [
      {
        weekly: [
          { day: 'MONDAY', startTime: '13:00', endTime: '15:00' },
          { day: 'TUESDAY', startTime: '14:00', endTime: '16:00' },
          { day: 'MONDAY', startTime: '14:59', endTime: '16:00' },
        ],
      },
      '/weekly/2/startTime',
      'overlap',
    ],
    [
      {
        overrides: [
          { date: '2026-05-25', ranges: [] },
          { date: '2026-05-25', ranges: [] },
        ],
      },
      '/overrides/1/date',
      'overlap',
    ],
    [{ weekly: [{ day: 'MONDAY', startTime: '9:00', endTime: '10:00' }] }, '/weekly/0/startTime', 'pattern'],
    [{ weekly: [{ day: 'MONDAY', startTime: '09:00', endTime: '24:30' }] }, '/weekly/0/endTime', 'pattern'],
    [{ timeZone: 'none' }, '/timeZone', 'choice'],
    [{ name: ' ' }, '/name', 'required'],
    [{ horizonDays: 0 }, '/horizonDays', 'numberBetween'],
  ])('is refused with %o', async (change, pointer, rule) => {
    const { status, problem } = await create(change);
    expect(status).toBe(422);
    expect(problem.errors).toMatchObject([{ pointer, rule }]);
  });

  it('belongs to its coach, who has at most 20', async () => {
    expect((await create({}, maya)).status).toBe(403);
    expect((await create({}, await world.tokenOf('new.coach@example.com'))).status).toBe(404);
    for (let count = 2; count < 20; count += 1) expect((await create()).status).toBe(201);
    const { status, problem } = await create();
    expect([status, problem.key]).toEqual([409, 'limitReached']);
  });
});

const slots = (query: object, productId = firstTalk, scheduleId = weekdays, token = maya) =>
  world.call('listAvailableSlots', { path: { coachId, productId, scheduleId }, token, query });
const startTimes = async (...asked: Parameters<typeof slots>) =>
  (await slots(...asked)).body.content.map(({ startTime }) => startTime);

describe('free times', () => {
  const wednesday = { startDate: '2026-03-04', endDate: '2026-03-04' };

  // Claim: session-buffer
  it('are the schedule’s hours without booked sessions and their buffer [A-34] [K-11]', async () => {
    // From 17:00 and from 21:30 UTC. There is a session from 19:00 to 19:50, with ten minutes around it.
    expect(await startTimes(wednesday, sleepReset)).toEqual(
      ['17:00', '18:00', '21:30', '22:30'].map((time) => `2026-03-04T${time}:00.000Z`),
    );
    const { body } = await slots(wednesday, sleepReset);
    expect(body.content[0]).toEqual({
      startTime: '2026-03-04T17:00:00.000Z',
      endTime: '2026-03-04T17:50:00.000Z',
    });
  });

  it('leave out a coach’s circle meetings', async () => {
    // On Thursday evening, from 23:00 to 00:15 UTC.
    const thursday = { startDate: '2026-03-05', endDate: '2026-03-05' };
    const times = await startTimes(thursday, firstTalk);
    expect(times.at(-1)).toBe('2026-03-05T22:30:00.000Z');
  });

  it('are grouped by the viewer’s days [A-34] [K-11]', async () => {
    const timeZone = 'Pacific/Auckland';
    const times = await startTimes({ ...wednesday, timeZone }, sleepReset);
    expect(times[0]).toBe('2026-03-03T17:00:00.000Z');
  });

  it('are empty for products that aren’t booked by time', async () => {
    for (const product of [502, 503])
      expect(await startTimes(wednesday, demoId('product', product))).toEqual([]);
  });

  it('are requested by valid dates, at most 31 days', async () => {
    const refused = async (query: object) => {
      const { status, problem } = await slots(query);
      return [status, problem.errors?.[0]?.pointer, problem.errors?.[0]?.rule];
    };
    expect(await refused({ startDate: '2026-03-04', endDate: '2026-03-03' })).toEqual([
      422,
      '/endDate',
      'minDate',
    ]);
    expect(await refused({ startDate: '2026-03-01', endDate: '2026-04-01' })).toEqual([
      422,
      '/endDate',
      'maxDate',
    ]);
    expect((await slots({ startDate: '2026-03-01', endDate: '2026-03-31' })).status).toBe(200);
    expect(await refused({ startDate: '2026-02-30', endDate: '2026-03-03' })).toEqual([
      422,
      '/startDate',
      'date',
    ]);
    expect(await refused({ startDate: '2026-03-01' })).toEqual([422, '/endDate', 'required']);
  });

  it('belong to one coach', async () => {
    expect((await slots(wednesday, firstTalk, demoId('schedule', 600))).status).toBe(404);
    expect((await slots(wednesday, demoId('product', 504))).status).toBe(404);
    expect((await slots(wednesday, demoId('product', 600))).status).toBe(404);
  });
});

describe('free times over all schedules', () => {
  const timeZone = 'America/New_York';
  const wednesday = { from: '2026-03-04', to: '2026-03-04', timeZone };
  const free = async (query: object = wednesday, productId = sleepReset) =>
    (await world.call('listFreeTimes', { path: { coachId, productId }, token: maya, query })).body.content;
  const addSchedule = (change: object) =>
    world.call('createCoachSchedule', {
      path: { coachId },
      token: rosa,
      body: { ...schedule, overrides: [], minimumNoticeMinutes: 0, ...change },
    });

  it('have the times of every schedule, as the clocks there show them [A-34] [K-11]', async () => {
    const { slots } = await free();
    expect(slots[0]).toEqual({
      startTime: '2026-03-04T12:00:00-05:00',
      endTime: '2026-03-04T12:50:00-05:00',
    });
    const instants = slots.map(({ startTime }) => new Date(startTime).toISOString());
    const night = demoId('schedule', 501);
    const query = { startDate: '2026-03-04', endDate: '2026-03-04', timeZone };
    const ofEach = [
      ...(await startTimes(query, sleepReset)),
      ...(await startTimes(query, sleepReset, night)),
    ];
    expect(instants).toEqual([...new Set(ofEach)].sort());
  });

  it('have each time once, in order, where schedules overlap', async () => {
    const before = (await free()).slots;
    await addSchedule({ weekly: [{ day: 'WEDNESDAY', startTime: '06:00', endTime: '13:40' }] });
    const starts = (await free()).slots.map(({ startTime }) => startTime);
    expect(starts.length).toBeGreaterThan(before.length);
    expect(starts).toEqual([...new Set(starts)].sort());
  });

  it('end with the last day that can be booked, in the time zone requested [K-11]', async () => {
    expect((await free()).bookableUntil).toBe('2026-05-01');
    await addSchedule({ weekly: [], horizonDays: 90 });
    expect((await free()).bookableUntil).toBe('2026-05-31');
    const auckland = { ...wednesday, timeZone: 'Pacific/Auckland' };
    expect((await free(auckland)).bookableUntil).toBe('2026-06-01');
  });

  it('are empty for products that aren’t booked by time', async () => {
    for (const product of [502, 503])
      expect(await free(wednesday, demoId('product', product))).toEqual({
        slots: [],
        bookableUntil: null,
        nextFreeDay: null,
      });
  });

  it('name the next free day where the days requested have none, however far it is [P-29]', async () => {
    expect((await free()).nextFreeDay).toBeNull();
    const takeOff = (firstDay: string, lastDay: string) =>
      world.call('createCoachTimeOff', { path: { coachId }, token: rosa, body: { firstDay, lastDay } });
    await takeOff('2026-03-01', '2026-04-14');
    expect(await free()).toMatchObject({ slots: [], nextFreeDay: '2026-04-15' });
    // The days after it are of no interest to someone who looks at them.
    expect((await free({ ...wednesday, from: '2026-04-15', to: '2026-04-15' })).nextFreeDay).toBeNull();
    await takeOff('2026-04-15', '2026-12-31');
    expect(await free()).toMatchObject({ slots: [], bookableUntil: '2026-05-01', nextFreeDay: null });
  });

  it('are requested for at most five weeks, and of products that the caller may see', async () => {
    const ask = (change: object, productId = firstTalk) =>
      world.call('listFreeTimes', {
        path: { coachId, productId },
        token: maya,
        query: { ...wednesday, ...change },
      });
    const refused = async (change: object) => {
      const { status, problem } = await ask(change);
      return [status, problem.errors?.[0]?.pointer, problem.errors?.[0]?.rule];
    };
    expect(await refused({ to: '2026-03-03' })).toEqual([422, '/to', 'minDate']);
    expect(await refused({ to: '2026-04-08' })).toEqual([422, '/to', 'maxDate']);
    expect((await ask({ to: '2026-04-07' })).status).toBe(200);
    expect(await refused({ timeZone: 'none' })).toEqual([422, '/timeZone', 'choice']);
    expect((await ask({}, demoId('product', 504))).status).toBe(404);
  });
});

describe('soonest times of a coach', () => {
  const timeZone = 'America/New_York';
  const soonest = (token = maya, path = { coachId }) =>
    world.call('listSoonestTimes', { path, token, query: { timeZone } });

  it('are the first ones of each service that is booked by time, the cheapest first [P-29] [K-11]', async () => {
    const { status, body } = await soonest();
    expect(status).toBe(200);
    expect(body.content.map(({ productId }) => productId)).toEqual([firstTalk, sleepReset]);
    for (const { productId, times, duration } of body.content) {
      const query = { from: '2026-03-02', to: '2026-03-31', timeZone };
      const { body: all } = await world.call('listFreeTimes', {
        path: { coachId, productId },
        token: maya,
        query,
      });
      expect(times).toEqual(all.content.slots.slice(0, 3));
      expect(Date.parse(times[0]!.endTime) - Date.parse(times[0]!.startTime)).toBe(duration * 60_000);
    }
  });

  it('leave out what others hold, and keep what the caller holds', async () => {
    const startTime = (await soonest()).body.content[0]!.times[0]!.startTime;
    const path = { coachId, productId: firstTalk };
    await world.call('createSlotReservation', { path, token: maya, body: { startTime, timeZone } });
    expect((await soonest()).body.content[0]!.times[0]!.startTime).toBe(startTime);
    const other = await world.tokenOf('submitted@example.com');
    expect((await soonest(other)).body.content[0]!.times[0]!.startTime > startTime).toBe(true);
  });

  it('are none on days off, and none of a coach who sells nothing or doesn’t exist', async () => {
    await world.call('createCoachTimeOff', {
      path: { coachId },
      token: rosa,
      body: { firstDay: '2026-03-01', lastDay: '2026-12-31' },
    });
    expect((await soonest()).body.content.map(({ times }) => times)).toEqual([[], []]);
    await world.call('updateCoachProductStatus', {
      path: { coachId, productId: sleepReset },
      token: rosa,
      body: { status: 'DRAFT' },
    });
    expect((await soonest()).body.content.map(({ productId }) => productId)).toEqual([firstTalk]);
    expect((await soonest(maya, { coachId: demoId('coach', 999) })).status).toBe(404);
  });
});

describe('days off', () => {
  const timeZone = 'America/New_York';
  const night = demoId('schedule', 501);
  const take = (body: object = {}, token = rosa) =>
    world.call('createCoachTimeOff', {
      path: { coachId },
      token,
      body: { firstDay: '2026-03-04', lastDay: '2026-03-15', ...body },
    });
  const list = async (token = rosa) => world.call('listCoachTimeOff', { path: { coachId }, token });
  const reserve = (startTime: string) =>
    world.call('createSlotReservation', {
      path: { coachId, productId: sleepReset },
      token: maya,
      body: { startTime, timeZone },
    });

  // Claim: days-off
  it('close every schedule on all their days, until they are withdrawn [K-11]', async () => {
    const within = { startDate: '2026-03-04', endDate: '2026-03-16', timeZone };
    const ofWeek = await startTimes(within, sleepReset);
    const ofNight = await startTimes(within, sleepReset, night);
    // Saturday, March 7, of the other schedule; the days off end with a Sunday.
    const times = [ofWeek[0]!, ofNight[0]!];
    const after = ofWeek.at(-1)!;
    expect(after > '2026-03-16').toBe(true);

    const { status, body } = await take();
    expect(status).toBe(201);
    // Maya's session of March 4 stays.
    expect(body.content).toEqual({
      id: expect.any(String),
      firstDay: '2026-03-04',
      lastDay: '2026-03-15',
      sessionCount: 2,
    });
    for (const time of times) expect((await reserve(time)).problem.key).toBe('slotTaken');
    expect(await startTimes(within, sleepReset, night)).toEqual([]);
    expect((await startTimes(within, sleepReset)).every((time) => time > '2026-03-16')).toBe(true);
    expect((await reserve(after)).status).toBe(201);
    const added = await world.call('createCoachSchedule', {
      path: { coachId },
      token: rosa,
      body: { ...schedule, weekly: [{ day: 'FRIDAY', startTime: '06:00', endTime: '09:00' }] },
    });
    expect(await startTimes(within, sleepReset, added.body.content.id)).toEqual([]);

    const path = { coachId, timeOffId: body.content.id };
    expect((await world.call('deleteCoachTimeOff', { path, token: rosa })).status).toBe(204);
    expect((await world.call('deleteCoachTimeOff', { path, token: rosa })).status).toBe(404);
    for (const time of times) expect((await reserve(time)).status).toBe(201);
  });

  it('are days of the schedule’s time zone', async () => {
    await take({ firstDay: '2026-03-04', lastDay: '2026-03-04' });
    const times = await startTimes({ startDate: '2026-03-04', endDate: '2026-03-05', timeZone }, sleepReset);
    // In Los Angeles, where the schedule is.
    expect(times.every((time) => time >= '2026-03-05T08:00:00.000Z')).toBe(true);
    expect(times.length).toBeGreaterThan(0);
  });

  it('are in order, not over, and there once [K-11]', async () => {
    const refused = async (body: object) => {
      const { status, problem } = await take(body);
      return [status, problem.errors?.[0]?.pointer, problem.errors?.[0]?.rule];
    };
    expect(await refused({ lastDay: '2026-03-03' })).toEqual([422, '/lastDay', 'minDate']);
    expect(await refused({ firstDay: '2026-02-20', lastDay: '2026-03-01' })).toEqual([
      422,
      '/lastDay',
      'minDate',
    ]);
    const later = await take({ firstDay: '2026-12-21', lastDay: '2027-01-03' });
    const first = await take();
    expect((await take()).body.content.id).toBe(first.body.content.id);
    const ids = async () =>
      (await list(await world.tokenOf('coach@example.com'))).body.content.map(({ id }) => id);
    expect(await ids()).toEqual([first.body.content.id, later.body.content.id]);
    world.clock.now = new Date('2026-03-17T15:00:00.000Z');
    expect(await ids()).toEqual([later.body.content.id]);
  });

  it('can be a day that isn’t over where the coach is', async () => {
    // Monday evening in Honolulu.
    world.clock.now = new Date('2026-03-03T08:30:00.000Z');
    const token = await world.tokenOf('coach@example.com');
    expect((await take({ firstDay: '2026-03-02', lastDay: '2026-03-02' }, token)).status).toBe(201);
  });

  it('are limited', async () => {
    const { status } = await take();
    expect(status).toBe(201);
    const dayOf = (index: number) => new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10);
    for (let index = 1; index < 100; index += 1)
      await take({ firstDay: dayOf(index), lastDay: dayOf(index) });
    expect((await take({ lastDay: '2026-03-20' })).problem.key).toBe('limitReached');
  });

  it('are changed by the coach and administrators, and read by staff', async () => {
    expect((await take({}, maya)).status).toBe(403);
    expect((await take({}, await world.tokenOf('advisor@example.com'))).status).toBe(403);
    expect((await take({}, await world.tokenOf('new.coach@example.com'))).status).toBe(404);
    expect((await take({}, await world.tokenOf('admin@example.com'))).status).toBe(201);
    expect((await list(await world.tokenOf('advisor@example.com'))).body.content).toHaveLength(1);
    expect((await list(await world.tokenOf('new.coach@example.com'))).status).toBe(404);
  });
});

describe('a reservation', () => {
  const startTime = '2026-03-04T17:00:00.000Z';
  const reserve = (body: object = {}, token = maya, productId = firstTalk, key?: string) =>
    world.call('createSlotReservation', {
      path: { coachId, productId },
      token,
      body: { startTime, timeZone: 'America/New_York', ...body },
      ...(key && { key }),
    });
  const held = () =>
    world.db
      .select()
      .from(coachSessions)
      .where(and(eq(coachSessions.coachId, coachId), eq(coachSessions.status, 'HELD_SLOT')));

  // Claim: held-time
  it('holds a time for a few minutes [A-35]', async () => {
    const { status, body } = await reserve();
    expect(status).toBe(201);
    expect(body.content).toEqual({
      id: expect.any(String),
      coachId,
      productId: firstTalk,
      startTime,
      endTime: '2026-03-04T17:20:00.000Z',
      timeZone: 'America/New_York',
      localStartTime: '2026-03-04T12:00:00-05:00',
      localEndTime: '2026-03-04T12:20:00-05:00',
      expiresAt: new Date(world.clock.now.getTime() + slotHoldMinutes * 60_000).toISOString(),
      freeCancellationUntil: '2026-03-03T17:00:00.000Z',
      quote: expect.objectContaining({
        reservationId: body.content.id,
        amount: 0,
        sessionCount: 1,
        duration: 20,
      }),
    });
    const theo = await world.tokenOf('new.student@example.com');
    const day = { startDate: '2026-03-04', endDate: '2026-03-04' };
    expect(await startTimes(day, firstTalk, weekdays, theo)).not.toContain(startTime);
    // Its owner can still choose it.
    expect(await startTimes(day)).toContain(startTime);
    const late = await reserve({}, theo);
    expect([late.status, late.problem.key]).toEqual([409, 'slotTaken']);
    await forwardActive(world, slotHoldMinutes * 60);
    expect((await reserve({}, theo)).status).toBe(201);
  });

  it('is released when its owner reserves another time', async () => {
    const other = { startTime: '2026-03-04T17:30:00.000Z' };
    await reserve();
    expect((await reserve(other)).status).toBe(201);
    expect(await held()).toMatchObject([{ startTime: new Date('2026-03-04T17:30:00.000Z') }]);
    expect((await reserve(other, await world.tokenOf('new.student@example.com'))).status).toBe(409);
    await forwardActive(world, slotHoldMinutes * 60);
    expect((await reserve(other, await world.tokenOf('new.student@example.com'))).status).toBe(201);
  });

  it('is created once, however often it is sent', async () => {
    const first = await reserve({}, maya, firstTalk, 'reserve-once');
    expect((await reserve({}, maya, firstTalk, 'reserve-once')).body).toEqual(first.body);
    expect((await reserve({ timeZone: 'UTC' }, maya, firstTalk, 'reserve-once')).problem.key).toBe(
      'idempotencyKeyReused',
    );
    expect(await held()).toHaveLength(1);
  });

  it('can be renewed twice, and then not for a while, even if it was released', async () => {
    for (let count = 0; count <= slotHoldRenewals; count += 1) {
      expect((await reserve()).status).toBe(201);
      // Another time releases it.
      if (count === 1) expect((await reserve({ startTime: '2026-03-04T18:00:00.000Z' })).status).toBe(201);
      await forwardActive(world, 60);
    }
    // Held last a minute ago.
    const rest = (slotHoldMinutes - 1 + slotHoldPauseMinutes) * 60;
    const availableAt = new Date(world.clock.now.getTime() + rest * 1_000).toISOString();
    const refused = await reserve();
    expect([refused.status, refused.problem.key]).toEqual([409, 'holdLimitReached']);
    expect(refused.problem.current).toEqual({ availableAt });
    // Another service at that time is no way around it. What is held stays held until it expires.
    expect((await reserve({}, maya, sleepReset)).problem.key).toBe('holdLimitReached');
    expect(await held()).toHaveLength(1);
    expect((await reserve({ startTime: '2026-03-04T18:00:00.000Z' })).status).toBe(201);
    expect((await reserve({}, await world.tokenOf('new.student@example.com'))).status).toBe(201);
    await forwardActive(world, rest - 1);
    maya = await world.tokenOf('student@example.com');
    expect((await reserve()).problem.key).toBe('holdLimitReached');
    await forwardActive(world, 1);
    expect((await reserve()).status).toBe(201);
    expect((await reserve()).status).toBe(201);
  });

  // Claim: overlapping-session
  it('is refused over another session of the student, unless they want both', async () => {
    const own = {
      coachId: demoId('coach', 6),
      studentId: demoId('student', 1),
      purchaseId: demoId('purchase', 9),
    };
    const at = new Date('2026-03-04T17:10:00.000Z');
    const until = new Date('2026-03-04T17:40:00.000Z');
    const times = { startTime: at, agreedStartTime: at, endTime: until, timeZone: 'America/New_York' };
    const [other] = await world.db
      .insert(coachSessions)
      .values({ ...own, ...times, title: 'Breathing', status: 'BOOKED' })
      .returning();
    const { status, problem } = await reserve();
    expect([status, problem.key]).toEqual([409, 'timeConflict']);
    expect(problem.current).toEqual({
      id: other!.id,
      title: 'Breathing',
      startTime: at.toISOString(),
      endTime: until.toISOString(),
    });
    expect(await held()).toHaveLength(0);
    expect((await reserve({ allowOverlap: true })).status).toBe(201);
    await world.db.update(coachSessions).set({ status: 'CANCELLED' }).where(eq(coachSessions.id, other!.id));
    expect((await reserve()).status).toBe(201);
  });

  it('is refused over a meeting of the student’s circle', async () => {
    const [membership] = await world.db
      .select()
      .from(circleStudents)
      .where(and(eq(circleStudents.studentId, demoId('student', 1)), eq(circleStudents.status, 'ACTIVE')));
    const meeting = { startTime: new Date(startTime), endTime: new Date('2026-03-04T18:00:00.000Z') };
    // The circle is another coach's, so it isn't in this one's way.
    const { circleId } = membership!;
    await world.db.update(coachingCircles).set({ coachId: null }).where(eq(coachingCircles.id, circleId));
    await world.db.insert(circleSessions).values({ circleId, ...meeting, timeZone: 'UTC' });
    expect((await reserve()).problem.key).toBe('timeConflict');
    expect((await reserve({ allowOverlap: true })).status).toBe(201);
  });

  it('is refused over a session that the student gives as a coach, unless they want both', async () => {
    const samir = { coachId: demoId('coach', 6), studentId: demoId('student', 3), title: 'Breathing' };
    const [at, until] = [new Date(startTime), new Date('2026-03-04T18:00:00.000Z')];
    const times = { startTime: at, agreedStartTime: at, endTime: until, timeZone: 'UTC' };
    await world.db.insert(coachSessions).values({ ...samir, ...times, status: 'BOOKED' });
    const token = await world.tokenOf('new.coach@example.com');
    const { status, problem } = await reserve({}, token);
    expect([status, problem.key, problem.current!.title]).toEqual([409, 'timeConflict', 'Breathing']);
    expect((await reserve({ allowOverlap: true }, token)).status).toBe(201);
  });

  it('is not at a time that the coach has booked with another coach', async () => {
    const rosas = { coachId: demoId('coach', 6), studentId: demoId('student', 5), title: 'Breathing' };
    const [at, until] = [new Date(startTime), new Date('2026-03-04T18:00:00.000Z')];
    const times = { startTime: at, agreedStartTime: at, endTime: until, timeZone: 'UTC' };
    await world.db.insert(coachSessions).values({ ...rosas, ...times, status: 'BOOKED' });
    expect((await reserve()).problem.key).toBe('slotTaken');
  });

  it('releases the student’s unpaid reservation of another coach at that time', async () => {
    const own = { coachId: demoId('coach', 6), studentId: demoId('student', 1), title: 'Breathing' };
    const at = new Date(startTime);
    const until = new Date('2026-03-04T17:50:00.000Z');
    const expiresAt = new Date(world.clock.now.getTime() + 60_000);
    const times = { startTime: at, agreedStartTime: at, endTime: until, timeZone: 'UTC', expiresAt };
    const hold = async () => {
      await world.db.insert(coachSessions).values({ ...own, ...times, status: 'HELD_SLOT' });
      return world.db.$count(coachSessions, eq(coachSessions.coachId, own.coachId));
    };
    const others = await hold();
    expect((await reserve()).status).toBe(201);
    const left = () => world.db.$count(coachSessions, eq(coachSessions.coachId, own.coachId));
    expect(await left()).toBe(others - 1);
    await hold();
    expect((await reserve({ allowOverlap: true })).status).toBe(201);
    expect(await left()).toBe(others);
  });

  it('is not for the coach', async () => {
    expect((await reserve({}, rosa)).problem.key).toBe('ownService');
  });

  // Claim: free-session-limit
  it('of a free service is limited to one with a coach on a day', async () => {
    const book = async (time: string, timeZone = 'America/New_York') => {
      const reserved = await reserve({ startTime: time, timeZone });
      if (reserved.status !== 201) return reserved.problem.key;
      const { id: reservationId, quote } = reserved.body.content;
      const body = { productId: firstTalk, reservationId, quoteId: quote!.id, paymentMethodId: null };
      await world.call('createCoachProductPurchase', { token: maya, body });
      return reserved.body.content.id;
    };
    const first = await book(startTime);
    expect(await book('2026-03-04T18:00:00.000Z')).toBe('freeSessionLimitReached');
    // It's the same day for the coach, wherever the student is.
    expect(await book('2026-03-04T23:30:00.000Z', 'Europe/Berlin')).toBe('freeSessionLimitReached');
    // 10 minutes after the free one.
    expect((await reserve({ startTime: '2026-03-04T17:30:00.000Z' }, maya, sleepReset)).status).toBe(201);
    const next = await book('2026-03-05T17:00:00.000Z');
    // Nor by moving one.
    const moved = await world.call('moveCoachSession', {
      path: { coachId, sessionId: next },
      token: maya,
      body: { startTime: '2026-03-04T18:00:00.000Z', endTime: '2026-03-04T18:20:00.000Z', reason: null },
    });
    expect(moved.problem.key).toBe('freeSessionLimitReached');
    const path = { coachId, sessionId: first };
    await world.call('cancelCoachSession', { path, token: maya, body: { reason: null } });
    // It can be booked again, and isn't bought again until then.
    expect(await book('2026-03-04T18:00:00.000Z')).toBe('freeOfferUnused');
    const [bought] = await world.db.select().from(coachSessions).where(eq(coachSessions.id, first));
    const rebooked = await world.call('createPurchaseSlotReservation', {
      path: { id: bought!.purchaseId! },
      token: maya,
      body: { startTime: '2026-03-04T18:00:00.000Z', timeZone: 'America/New_York' },
    });
    expect(rebooked.status).toBe(201);
  });

  it.each([
    ['of no schedule', '2026-03-04T17:01:00.000Z'],
    ['in the night', '2026-03-04T09:00:00.000Z'],
    ['of the past', '2026-03-02T14:00:00.000Z'],
    ['too soon', '2026-03-02T17:00:00.000Z'],
    ['that is booked', '2026-03-04T19:00:00.000Z'],
  ])('is refused for a time %s', async (_, time) => {
    const { status, problem } = await reserve({ startTime: time });
    expect([status, problem.key]).toEqual([409, 'slotTaken']);
  });

  // Claim: held-time
  it('is sold once to many simultaneous buyers', async () => {
    const tokens = await manyStudents(world, cases(1_000, 60));
    const answers = await Promise.all(
      tokens.map((token, index) => reserve({}, token, index % 2 ? firstTalk : sleepReset)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ problem }) => problem.key === 'slotTaken')).toHaveLength(tokens.length - 1);
    expect(await held()).toHaveLength(1);
  });
});
