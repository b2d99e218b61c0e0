import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cases } from '../../../scripts/given/lane.ts';
import { demoId } from '../seed/seed.ts';
import { coachSessions } from '../tables/coach-sessions.ts';
import { circleSessions, circleStudents, coachingCircles } from '../tables/coaching-circles.ts';
import { students } from '../tables/students.ts';
import { createWorld, type World } from '../testing/world.ts';

// Students, a coach and the clock act at random on four circles. A small model predicts the outcome.

let world: World;
beforeAll(async () => {
  world = await createWorld({ commits: true, config: { rateLimitFactor: 1e6 } });
});
afterAll(() => world.close());

const emails = ['student@example.com', 'new.student@example.com', 'pastdue@example.com'];
const hour = 3_600_000;
const shapes = [
  { capacity: 1, minimumOpenSessions: 0, languageIso2LetterCode: 'EN' },
  { capacity: 2, minimumOpenSessions: 1, languageIso2LetterCode: 'EN' },
  { capacity: 3, minimumOpenSessions: 2, languageIso2LetterCode: 'EN' },
  { capacity: 3, minimumOpenSessions: 0, languageIso2LetterCode: 'ES' },
] as const;

type Circle = (typeof shapes)[number] & {
  id: string;
  members: Map<number, 'ACTIVE' | 'LEFT' | 'TRANSFERRED'>;
  sessions: { id: string; start: number; end: number; isDeleted: boolean }[];
};
type Model = { circles: Circle[]; now: number; changes: number[]; left: (Circle | null)[] };

const open = (circle: Circle, now: number) =>
  circle.sessions.filter(({ start, isDeleted }) => !isDeleted && start > now);
const active = (circle: Circle) =>
  [...circle.members.values()].filter((status) => status === 'ACTIVE').length;
const isFull = (circle: Circle) => active(circle) === circle.capacity;

const studentId = async (student: number) => (await world.signIn(emails[student]!)).studentId;
const tokenOf = async (email: string) => (await world.signIn(email)).accessToken;
const coach = () => tokenOf('coach@example.com');
/** The status, or the key of the refusal. */
const outcome = ({ status, problem }: { status: number; problem: { key: string } }) =>
  status < 400 ? 'done' : problem.key;

const step = (name: string, run: (model: Model) => Promise<void>): fc.AsyncCommand<Model, object> => ({
  check: () => true,
  run,
  toString: () => name,
});

const join = (student: number, at: number) =>
  step(`join(${student}, ${at})`, async ({ circles, now, changes, left }) => {
    const circle = circles[at]!;
    const isChange = left[student] && left[student] !== circle;
    const status = circle.members.get(student);
    let expected = 'done';
    if (status === 'TRANSFERRED') expected = 'statusInvalid';
    else if (status !== 'ACTIVE') {
      if (open(circle, now).length === 0) expected = 'coachingCircleNotHaveOpenSessions';
      else if (isFull(circle)) expected = 'exceededStudents';
      else if (circles.some(({ members }) => members.get(student) === 'ACTIVE')) expected = 'alreadyInCircle';
      else if (isChange && changes[student] === 2) expected = 'exceededTransfers';
      else {
        circle.members.set(student, 'ACTIVE');
        if (isChange) changes[student]! += 1;
        left[student] = null;
      }
    }
    const answer = await world.call('joinCoachingCircle', {
      path: { id: circle.id },
      token: await tokenOf(emails[student]!),
      body: { studentId: await studentId(student) },
    });
    expect(outcome(answer)).toBe(expected);
    if (expected === 'done') expect(answer.body.content.studentCount).toBe(active(circle));
  });

const leave = (student: number, at: number) =>
  step(`leave(${student}, ${at})`, async ({ circles, left }) => {
    const circle = circles[at]!;
    const status = circle.members.get(student);
    const expected = !status ? 'notFound' : status === 'TRANSFERRED' ? 'statusInvalid' : 'done';
    if (status === 'ACTIVE') left[student] = circle;
    if (expected === 'done') circle.members.set(student, 'LEFT');
    const path = { id: circle.id, studentId: await studentId(student) };
    const token = await tokenOf(emails[student]!);
    expect(outcome(await world.call('leaveCoachingCircle', { path, token }))).toBe(expected);
  });

const transfer = (student: number, here: number, there: number) =>
  step(`transfer(${student}, ${here}, ${there})`, async ({ circles, now, changes }) => {
    const [from, to] = [circles[here]!, circles[there]!];
    const status = from.members.get(student);
    const before = to.members.get(student) ?? 'LEFT';
    const isPermitted =
      before === 'LEFT' &&
      from.languageIso2LetterCode === to.languageIso2LetterCode &&
      open(to, now).length > 0;
    let expected = 'done';
    if (status === 'TRANSFERRED') expected = 'statusInvalid';
    else if (status !== 'ACTIVE') expected = 'notFound';
    else if (changes[student] === 2) expected = 'exceededTransfers';
    else if (!isPermitted) expected = 'transferNotPermit';
    else if (isFull(to)) expected = 'exceededStudents';
    else {
      from.members.set(student, 'TRANSFERRED');
      to.members.set(student, 'ACTIVE');
      changes[student]! += 1;
    }
    const answer = await world.call('transferCoachingCircle', {
      path: { id: from.id },
      token: await tokenOf(emails[student]!),
      body: { targetCircleId: to.id },
    });
    expect(outcome(answer)).toBe(expected);
  });

const bodyOf = (now: number, starts: number, minutes: number) => ({
  startTime: new Date(now + starts * hour).toISOString(),
  endTime: new Date(now + starts * hour + minutes * 60_000).toISOString(),
  timeZone: 'America/New_York',
  url: null,
});

const plan = (at: number, starts: number, minutes: number) =>
  step(`plan(${at}, ${starts} h, ${minutes} min)`, async ({ circles, now }) => {
    const circle = circles[at]!;
    const answer = await world.call('createCircleSession', {
      path: { id: circle.id },
      token: await coach(),
      body: bodyOf(now, starts, minutes),
    });
    const [start, end] = [now + starts * hour, now + starts * hour + minutes * 60_000];
    // They have one coach.
    const isTaken = circles
      .flatMap(({ sessions }) => sessions)
      .some((one) => !one.isDeleted && one.start < end && start < one.end);
    const expected = isTaken ? 'slotTaken' : 'done';
    const ofStart = starts > 0 ? expected : 'validationFailed';
    expect(outcome(answer)).toBe(minutes > 0 ? ofStart : 'startTimeMustBeLessThanEndTime');
    if (answer.status < 400)
      circle.sessions.push({ id: answer.body.content.id, start, end, isDeleted: false });
  });

const remove = (at: number, index: number) =>
  step(`delete(${at}, ${index})`, async ({ circles, now }) => {
    const circle = circles[at]!;
    const session = circle.sessions[index % Math.max(circle.sessions.length, 1)];
    if (!session) return;
    let expected = 'done';
    if (session.isDeleted) expected = 'notFound';
    else if (session.start <= now) expected = 'coachingCircleNotHaveOpenSessions';
    else if (open(circle, now).length - 1 < circle.minimumOpenSessions)
      expected = 'openSessionsNumberLessThanMinimumRequired';
    else session.isDeleted = true;
    const path = { id: circle.id, sessionId: session.id };
    expect(outcome(await world.call('deleteCircleSession', { path, token: await coach() }))).toBe(expected);
  });

const wait = (hours: number) =>
  step(`wait(${hours} h)`, async (model) => {
    model.now += hours * hour;
    world.clock.forward(hours * 3600);
  });

const look = (at: number) =>
  step(`look(${at})`, async ({ circles, now }) => {
    const circle = circles[at]!;
    const path = { id: circle.id };
    const { body } = await world.call('getCoachingCircle', { path, token: await coach() });
    expect(body.content).toMatchObject({
      studentCount: active(circle),
      openSessionCount: open(circle, now).length,
    });
    expect(body.content.students).toHaveLength(active(circle));
    const statuses = body.content.coachingSessions.map(({ status }) => status);
    expect(statuses.filter((status) => status === (isFull(circle) ? 'FULL' : 'OPEN'))).toHaveLength(
      open(circle, now).length,
    );
  });

const student = fc.nat({ max: emails.length - 1 });
const circle = fc.nat({ max: shapes.length - 1 });
const steps = [
  fc.tuple(student, circle).map(([a, b]) => join(a, b)),
  fc.tuple(student, circle).map(([a, b]) => leave(a, b)),
  fc.tuple(student, circle, circle).map(([a, b, c]) => transfer(a, b, c)),
  fc
    .tuple(circle, fc.integer({ min: -2, max: 8 }), fc.constantFrom(0, 30, 60))
    .map(([a, b, c]) => plan(a, b, c)),
  fc.tuple(circle, fc.nat({ max: 5 })).map(([a, b]) => remove(a, b)),
  fc.integer({ min: 1, max: 5 }).map((hours) => wait(hours)),
  circle.map((a) => look(a)),
];

it('reaches no state that the rules don’t allow [P-18]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 40, size: 'max' }), async (commands) => {
      await world.db.delete(circleStudents);
      await world.db.delete(circleSessions);
      await world.db.delete(coachSessions);
      await world.db.update(students).set({ circleTransferCount: 0, leftCircleId: null });
      const rows = await world.db
        .insert(coachingCircles)
        .values(
          shapes.map((shape, index) => ({
            ...shape,
            coachId: demoId('coach', 5),
            title: `Circle ${index}`,
            description: '',
          })),
        )
        .returning();
      const setup = () => ({
        model: {
          now: world.clock.now.getTime(),
          changes: [0, 0, 0],
          left: [null, null, null],
          circles: shapes.map((shape, index) => ({
            ...shape,
            id: rows[index]!.id,
            members: new Map(),
            sessions: [],
          })),
        },
        real: {},
      });
      await fc.asyncModelRun(setup, commands);
    }),
    { numRuns: cases(15, 1), endOnFailure: true },
  );
});
