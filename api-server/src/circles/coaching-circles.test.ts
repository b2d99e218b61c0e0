import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoId } from '../seed/seed.ts';
import { coaches } from '../tables/coaches.ts';
import { circleSessions, circleStudents, coachingCircles } from '../tables/coaching-circles.ts';
import { students } from '../tables/students.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { turnOffMessages } from '../testing/turn-off-messages.ts';
import { expireInvitations } from './expire-invitations.ts';

const world = freshWorld();
let maya: string;
let rosa: string;
beforeEach(async () => {
  maya = await world.tokenOf('student@example.com');
  rosa = await world.tokenOf('coach@example.com');
});

const student = (number: number) => demoId('student', number);
const circle = (number: number) => ({ id: demoId('circle', number) });
const session = (number: number, index: number) => ({
  ...circle(number),
  sessionId: demoId('circleSession', number * 100 + index),
});
const join = (number: number, studentId = student(1), token = maya) =>
  world.call('joinCoachingCircle', { path: circle(number), token, body: { studentId } });
const inboxOf = async (number: number, token: string) =>
  (await world.call('listCommunicationIntents', { path: { id: student(number) }, token, body: {} })).body
    .content;

describe('circles', () => {
  it('are listed for everyone, 10 to a page, newest first [P-18] [A-35] [F-04]', async () => {
    const { status, body } = await world.call('listCoachingCircles', { token: maya });
    expect(status).toBe(200);
    expect(body.pagination).toEqual({ total: 5 });
    expect(
      body.content.map(({ title, studentCount, openSessionCount }) => [
        title,
        studentCount,
        openSessionCount,
      ]),
    ).toEqual([
      ['Círculo de los lunes', 0, 2],
      ['Autumn circle', 0, 0],
      ['Sunday afternoon circle', 0, 2],
      ['Early risers', 2, 2],
      ['Thursday evening circle', 2, 3],
    ]);
    expect(body.content[4]).toMatchObject({
      coachName: 'Rosa Delgado',
      capacity: 8,
      nextSessionTime: '2026-03-05T23:00:00.000Z',
      membership: 'ACTIVE',
    });
    expect(body.content[1]).toMatchObject({ nextSessionTime: null, membership: 'TRANSFERRED' });
  });

  it('name a session until it ends, and let a student join only for those that have not begun', async () => {
    world.clock.now = new Date('2026-03-05T23:01:00Z');
    const token = await world.tokenOf('student@example.com');
    const { body } = await world.call('getCoachingCircle', { path: circle(1), token });
    const { nextSessionTime, openSessionCount } = body.content;
    expect([nextSessionTime, openSessionCount]).toEqual(['2026-03-05T23:00:00.000Z', 2]);
  });

  it('are found by keyword, coach and language, and sorted', async () => {
    const titles = async (query: object) =>
      (await world.call('listCoachingCircles', { token: maya, query })).body.content.map(
        ({ title }) => title,
      );
    expect(await titles({ keyword: 'samir haddad', sortBy: 'title', descending: false })).toEqual([
      'Autumn circle',
      'Sunday afternoon circle',
    ]);
    expect(await titles({ languageIso2LetterCode: 'ES' })).toEqual(['Círculo de los lunes']);
    expect(await titles({ coachId: demoId('coach', 5), size: 1, page: 1, sortBy: 'title' })).toEqual([
      'Early risers',
    ]);
    expect(await titles({ sortBy: 'nextSessionTime', descending: false })).toEqual([
      'Thursday evening circle',
      'Sunday afternoon circle',
      'Early risers',
      'Círculo de los lunes',
      'Autumn circle',
    ]);
    expect(
      (await world.call('listCoachingCircles', { token: maya, query: { sortBy: 'capacity' } })).status,
    ).toBe(400);
  });

  it('are not found to transfer to by the coach who leads them', async () => {
    const find = async () =>
      (await world.call('listCoachingCircles', { token: maya, query: { transferFrom: circle(1).id } })).body
        .content;
    const [target] = await find();
    await world.db
      .update(coaches)
      .set({ studentId: student(1) })
      .where(eq(coaches.id, target!.coachId!));
    expect(await find()).toEqual([]);
  });

  it('are found by the caller’s membership, and by where one can transfer to [P-18]', async () => {
    const find = async (query: object) =>
      (await world.call('listCoachingCircles', { token: maya, query })).body.content;
    const titles = async (query: object) => (await find(query)).map(({ title }) => title);
    expect(await titles({ isMember: true })).toEqual(['Thursday evening circle']);
    expect(await titles({ isMember: false })).toEqual([
      'Círculo de los lunes',
      'Autumn circle',
      'Sunday afternoon circle',
      'Early risers',
    ]);
    const targets = await find({ transferFrom: circle(1).id });
    expect(targets.map(({ title }) => title)).toEqual(['Sunday afternoon circle']);
    expect(await find({ transferFrom: demoId('student', 1) })).toEqual([]);
    // The list agrees with what a transfer allows.
    for (const { id, title } of await find({})) {
      const { status } = await world.call('transferCoachingCircle', {
        path: circle(1),
        token: maya,
        body: { targetCircleId: id },
      });
      if (status === 200) return expect(targets.map((one) => one.title)).toContain(title);
      expect(targets.map((one) => one.id)).not.toContain(id);
    }
    throw new Error('No transfer was possible');
  });

  it.each([
    ['student@example.com', 200],
    ['coach@example.com', 404],
    ['advisor@example.com', 200],
  ])('of Maya are shown to %s with status %i', async (email, status) => {
    const token = await world.tokenOf(email);
    const answer = await world.call('listStudentCoachingCircles', { path: { id: student(1) }, token });
    expect(answer.status).toBe(status);
    if (status === 200) {
      expect(answer.body.content).toMatchObject([{ title: 'Thursday evening circle', membership: 'ACTIVE' }]);
      expect(answer.body.pagination.total).toBe(1);
    }
  });

  // Claim: student-photo
  it('show a member’s photo to the members and the coach, and so do the coach’s sessions', async () => {
    await world.db
      .update(students)
      .set({ photo: 'media-maya.jpg' })
      .where(eq(students.id, student(1)));
    await world.db
      .update(students)
      .set({ photo: null })
      .where(eq(students.id, student(3)));
    const photos = async (email: string) => {
      const token = await world.tokenOf(email);
      const { content } = (await world.call('getCoachingCircle', { path: circle(1), token })).body;
      return content.students.map(({ photo }) => photo);
    };
    for (const email of ['student@example.com', 'coach@example.com'])
      expect(await photos(email)).toEqual(['media-maya.jpg', null]);
    expect(await photos('new.student@example.com')).toEqual([]);
    const path = { coachId: demoId('coach', 5) };
    const sessions = (await world.call('listCoachSessions', { path, token: rosa })).body.content;
    expect(sessions.find(({ client }) => client.studentId === student(1))!.client.photo).toBe(
      'media-maya.jpg',
    );
  });

  // Claim: circle-members
  it('show their members’ names only to authorized users [P-18]', async () => {
    const look = async (token: string) =>
      (await world.call('getCoachingCircle', { path: circle(1), token })).body.content;
    for (const email of ['student@example.com', 'coach@example.com', 'advisor@example.com']) {
      const { students, coachingSessions } = await look(await world.tokenOf(email));
      expect(students.map(({ name }) => name)).toEqual(['Maya Lindqvist', 'Camila Inés Reyes']);
      expect(coachingSessions[0]!.url).toBe('https://meet.example.com/rosa');
    }
    const other = await look(await world.tokenOf('new.student@example.com'));
    expect(other).toMatchObject({ studentCount: 2, students: [] });
    expect(new Set(other.coachingSessions.map(({ url }) => url))).toEqual(new Set([null]));
  });

  // Claim: circle-members
  it('show members and meeting links to the invited only once they have joined, and the invited to the coach', async () => {
    const theo = await world.signIn('new.student@example.com');
    const look = async (token: string) =>
      (await world.call('getCoachingCircle', { path: circle(1), token })).body.content;
    const invited = await world.call('joinCoachingCircle', {
      path: circle(1),
      token: rosa,
      body: { studentId: theo.studentId },
    });
    expect(invited.status).toBe(201);
    const outside = await look(theo.accessToken);
    expect(outside).toMatchObject({ isInvited: true, membership: 'ACTIVE', students: [] });
    expect(new Set(outside.coachingSessions.map(({ url }) => url))).toEqual(new Set([null]));
    const idsOf = async (token: string) => (await look(token)).students.map(({ studentId }) => studentId);
    expect(await idsOf(maya)).not.toContain(theo.studentId);
    expect(await idsOf(rosa)).toContain(theo.studentId);

    const body = { studentId: theo.studentId };
    await world.call('joinCoachingCircle', { path: circle(1), token: theo.accessToken, body });
    const inside = await look(theo.accessToken);
    expect(inside.students).toHaveLength(3);
    expect(inside.coachingSessions[0]!.url).toBe('https://meet.example.com/rosa');
    expect(await idsOf(maya)).toContain(theo.studentId);
  });

  it('tell a student whose invitation is withdrawn just that', async () => {
    const theo = await world.signIn('new.student@example.com');
    const body = { studentId: theo.studentId };
    await world.call('joinCoachingCircle', { path: circle(1), token: rosa, body });
    await world.call('leaveCoachingCircle', {
      path: { ...circle(1), studentId: theo.studentId },
      token: rosa,
    });
    const { subject, text } = await world.lastEmail('new.student@example.com');
    expect(subject).toMatch(/^You’re no longer invited to a circle/);
    expect(text).not.toContain('at any time');
  });

  // Claim: circle-invitation
  it('hold the place of an invitation until it expires', async () => {
    const theo = await world.signIn('new.student@example.com');
    const body = { studentId: theo.studentId };
    await world.call('joinCoachingCircle', { path: circle(1), token: rosa, body });
    const { text } = await world.lastEmail('new.student@example.com');
    expect(text).toContain('Accept within 14 days');
    const look = async (email: string) =>
      (await world.call('getCoachingCircle', { path: circle(1), token: await world.tokenOf(email) })).body
        .content;
    const until = new Date(world.clock.now.getTime() + 14 * 24 * 3_600_000).toISOString();
    expect(await look('new.student@example.com')).toMatchObject({ invitationExpiresAt: until });
    expect((await look('coach@example.com')).students).toContainEqual(
      expect.objectContaining({ studentId: theo.studentId, invitationExpiresAt: until }),
    );

    await expireInvitations(world.dependencies);
    expect((await look('coach@example.com')).studentCount).toBe(3);
    world.clock.forward(14 * 24 * 3600);
    await expireInvitations(world.dependencies);
    await expireInvitations(world.dependencies);
    expect((await look('coach@example.com')).studentCount).toBe(2);
    expect(await look('new.student@example.com')).toMatchObject({
      membership: 'LEFT',
      isInvited: false,
      invitationExpiresAt: null,
    });
    const messages = await inboxOf(2, await world.tokenOf('new.student@example.com'));
    expect(messages.map(({ subject }) => subject).filter((subject) => /ended/.test(subject))).toEqual([
      'Your invitation to a circle has ended: Thursday evening circle',
    ]);
    // Can still join, and be invited again.
    await world.call('joinCoachingCircle', {
      path: circle(1),
      token: await world.tokenOf('coach@example.com'),
      body,
    });
    expect(await look('new.student@example.com')).toMatchObject({ membership: 'ACTIVE', isInvited: true });
  });

  it('show attendance to the coach, and to students their own', async () => {
    const first = async (token: string) =>
      (await world.call('getCoachingCircle', { path: circle(1), token })).body.content.coachingSessions[0]!;
    expect((await first(rosa)).attendance).toHaveLength(3);
    expect((await first(maya)).attendance).toEqual([{ studentId: student(1), status: 'PRESENT' }]);
    expect((await first(await world.tokenOf('new.coach@example.com'))).attendance).toEqual([]);
  });
});

describe('a coach who adds a student', () => {
  const grace = student(22);
  const see = async () =>
    (await world.call('getStudent', { path: { id: grace }, token: rosa })).body?.content?.contactInfo;

  // Claim: invited-student-contact
  it('sees their contact data only once they have accepted', async () => {
    const token = await world.tokenOf('graduate@example.com');
    expect(await see()).toBeUndefined();
    expect((await join(5, grace, rosa)).body.content.studentCount).toBe(1);
    expect(await see()).toBeUndefined();
    const { body } = await world.call('listStudents', { token: rosa, query: { size: 100 } });
    expect(body.content.map(({ id }) => id)).not.toContain(grace);
    expect((await join(5, grace, rosa)).status).toBe(201);
    expect(await see()).toBeUndefined();
    const invited = async () =>
      (await world.call('getCoachingCircle', { path: circle(5), token })).body.content.isInvited;
    expect(await invited()).toBe(true);
    expect((await join(5, grace, token)).body.content.studentCount).toBe(1);
    expect(await invited()).toBe(false);
    expect(await see()).toHaveProperty('mobilePhone');
  });
});

describe('a student', () => {
  const leave = async (number: number, token = maya) =>
    (await world.call('leaveCoachingCircle', { path: { ...circle(number), studentId: student(1) }, token }))
      .status;
  const refusals = async (number: number) => {
    const { body } = await world.call('getCoachingCircle', { path: circle(number), token: maya });
    return [body.content.joinRefusal, body.content.transferRefusal];
  };
  const keyOf = async (answer: ReturnType<typeof join>) => (await answer).problem?.key ?? null;

  it('is in one circle at a time [P-18]', async () => {
    expect(await refusals(3)).toEqual(['alreadyInCircle', null]);
    expect(await keyOf(join(3))).toBe('alreadyInCircle');
    expect(await leave(1)).toBe(204);
    expect(await refusals(3)).toEqual([null, null]);
    expect((await join(3)).status).toBe(201);
    const advisor = await world.tokenOf('advisor@example.com');
    expect(await keyOf(join(1, student(1), advisor))).toBe('alreadyInCircle');
  });

  it('can be invited while in another circle, and accepts after leaving it [P-18]', async () => {
    expect((await join(5, student(1), rosa)).body.content.joinRefusal).toBe('alreadyInCircle');
    expect(await keyOf(join(5))).toBe('alreadyInCircle');
    const transfer = { path: circle(5), token: maya, body: { targetCircleId: circle(3).id } };
    expect((await world.call('transferCoachingCircle', transfer)).problem.key).toBe('transferNotPermit');
    await leave(1);
    expect((await join(5)).body.content).toMatchObject({ isInvited: false, joinRefusal: null });
    // The coach decided this change, so one of the two is left.
    expect(await refusals(5)).toEqual([null, null]);
  });

  // Claim: removed-from-circle
  it('changes circles by leaving and joining as often as by transfers [P-18]', async () => {
    // One of two changes was the transfer from circle 4.
    await leave(1);
    expect((await join(3)).body.content.transferRefusal).toBe('exceededTransfers');
    await leave(3);
    expect(await refusals(1)).toEqual(['exceededTransfers', null]);
    expect(await keyOf(join(1))).toBe('exceededTransfers');
    expect((await join(3)).status).toBe(201);
    // A student whom the coach removes may choose again.
    expect(await leave(3, await world.tokenOf('advisor@example.com'))).toBe(204);
    expect((await join(1)).status).toBe(201);
    expect(await refusals(1)).toEqual([null, 'exceededTransfers']);
  });

  it('is in one circle even if it joins two at once [P-18]', async () => {
    await leave(1);
    const answers = await Promise.all([join(3), join(5)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('joins, and comes back any number of times [P-18] [M-04]', async () => {
    await leave(1, rosa);
    const { status, body } = await join(3);
    expect([status, body.content.membership, body.content.studentCount]).toEqual([201, 'ACTIVE', 1]);
    expect((await join(3)).body).toEqual(body);
    expect([await leave(3), await leave(3)]).toEqual([204, 204]);
    expect((await join(3)).status).toBe(201);
    const query = { source: 'STUDENT', categories: ['COACHING'] };
    const log = await world.call('listActivities', { path: { id: student(1) }, token: maya, query });
    expect(log.body.content.map(({ type }) => type).sort()).toEqual([
      'CIRCLE_JOINED',
      'CIRCLE_JOINED',
      'CIRCLE_LEFT',
    ]);
  });

  it.each([
    [2, 'exceededStudents'],
    [4, 'statusInvalid'],
  ])('cannot join circle %i: %s, as the circle says [P-18] [M-03]', async (number, key) => {
    const read = await world.call('getCoachingCircle', { path: circle(number), token: maya });
    expect(read.body.content.joinRefusal).toBe(key);
    const { status, problem } = await join(number);
    expect([status, problem.key]).toEqual([409, key]);
  });

  it('cannot join a circle without upcoming sessions [P-18] [M-03]', async () => {
    const theo = await world.tokenOf('new.student@example.com');
    const { status, problem } = await join(4, student(2), theo);
    expect([status, problem.key]).toEqual([409, 'coachingCircleNotHaveOpenSessions']);
  });

  it('cannot join a full circle for lack of upcoming sessions, if it has none [P-18] [M-03]', async () => {
    world.clock.forward(365 * 86_400);
    const { status, problem } = await join(2, student(1), await world.tokenOf('student@example.com'));
    expect([status, problem.key]).toEqual([409, 'coachingCircleNotHaveOpenSessions']);
  });

  it('is added by the coach of the circle and the staff, with a message [P-18]', async () => {
    expect((await join(1, student(2), rosa)).status).toBe(201);
    const [message] = await inboxOf(2, await world.tokenOf('new.student@example.com'));
    expect(message).toMatchObject({
      category: 'COACHING',
      subject: 'You’re invited to a circle: Thursday evening circle',
    });
    expect((await join(3, student(2), rosa)).status).toBe(404);
    expect((await join(3, student(2), maya)).status).toBe(404);
    expect((await join(3, student(2), await world.tokenOf('advisor@example.com'))).status).toBe(201);
    const [added] = await inboxOf(2, await world.tokenOf('new.student@example.com'));
    expect(added!.subject).toBe('You were added to a circle: Sunday afternoon circle');
    expect((await join(3, demoId('coach', 5), await world.tokenOf('admin@example.com'))).status).toBe(404);
  });

  it('is placed by staff, also in a circle without a coach or when already invited [P-18]', async () => {
    const advisor = await world.tokenOf('advisor@example.com');
    await join(1, student(2), rosa);
    const accepted = await join(1, student(2), advisor);
    expect(accepted.body.content).toMatchObject({ membership: 'ACTIVE', isInvited: false });
    const theo = await world.tokenOf('new.student@example.com');
    expect((await inboxOf(2, theo))[0]!.subject).toBe('You were added to a circle: Thursday evening circle');
    const path = { ...circle(1), studentId: student(2) };
    const query = { reason: 'Wrong circle.' };
    await world.call('leaveCoachingCircle', { path, token: advisor, query });
    const log = await world.call('listAuditLog', { token: advisor });
    expect(log.body.content[0]!.changes).toMatchObject([
      { record: 'circle_students', field: 'status', before: 'ACTIVE', after: 'LEFT' },
    ]);

    await world.db
      .update(coachingCircles)
      .set({ coachId: null })
      .where(eq(coachingCircles.id, circle(3).id));
    const placed = await join(3, student(2), advisor);
    expect(placed.body.content).toMatchObject({ membership: 'ACTIVE', isInvited: false });
  });

  it('transfers to another circle [P-18] [M-03]', async () => {
    const transfer = (from: number, to: number) =>
      world.call('transferCoachingCircle', {
        path: circle(from),
        token: maya,
        body: { targetCircleId: circle(to).id },
      });
    const keys = async (...pair: [number, number]) => {
      const { status, problem } = await transfer(...pair);
      return [status, problem.key];
    };
    expect(await keys(1, 2)).toEqual([409, 'exceededStudents']);
    expect(await keys(1, 5)).toEqual([403, 'transferNotPermit']);
    expect(await keys(1, 1)).toEqual([403, 'transferNotPermit']);
    expect(await keys(4, 3)).toEqual([409, 'statusInvalid']);
    expect(await keys(3, 1)).toEqual([404, 'notFound']);
    expect((await transfer(1, 3)).body.content).toMatchObject({
      title: 'Sunday afternoon circle',
      membership: 'ACTIVE',
    });
    const path = { ...circle(1), studentId: student(1) };
    const left = await world.call('leaveCoachingCircle', { path, token: maya });
    expect([left.status, left.problem.key]).toEqual([409, 'statusInvalid']);
    // Two transfers are the limit.
    expect(await keys(3, 2)).toEqual([409, 'exceededTransfers']);
    const log = await world.call('listActivities', {
      path: { id: student(1) },
      token: maya,
      query: { source: 'STUDENT', types: ['CIRCLE_TRANSFERRED'] },
    });
    expect(log.body.content[0]!.subject).toBe('Thursday evening circle → Sunday afternoon circle');
  });
});

describe('a session', () => {
  const times = {
    startTime: '2026-03-20T17:00:00-05:00',
    endTime: '2026-03-20T18:00:00-05:00',
    timeZone: 'America/New_York',
    url: 'https://meet.example.com/rosa',
  };
  const plan = (body: object, token = rosa, number = 1) =>
    world.call('createCircleSession', { path: circle(number), token, body });

  // Claim: circle-session-messages
  it('is scheduled by the coach, and the members are notified [P-18] [A-35]', async () => {
    const { status, body } = await plan(times);
    expect(status).toBe(201);
    expect(body.content).toMatchObject({
      startTime: '2026-03-20T22:00:00.000Z',
      endTime: '2026-03-20T23:00:00.000Z',
      status: 'OPEN',
      attendance: [],
    });
    expect((await inboxOf(1, maya))[0]).toMatchObject({
      subject: 'New session: Thursday evening circle',
      body: 'Your circle has a new session. It starts on Friday, Mar 20, 2026, 6:00\u00a0PM EDT.',
    });
    const camila = await inboxOf(3, await world.tokenOf('pastdue@example.com'));
    expect(camila[0]!.subject).toBe('Una nueva sesión: Thursday evening circle');
    const log = await world.call('listActivities', { path: { id: student(1) }, token: maya });
    expect(log.body.content[0]).toMatchObject({ type: 'SESSION_SCHEDULED', actorName: 'Rosa Delgado' });
    const list = await world.call('listCircleSessions', { path: circle(1), token: maya, query: { size: 3 } });
    expect([list.body.content[1]!.id, list.body.pagination.total]).toEqual([body.content.id, 8]);
  });

  it('is news to its coach if an administrator changes it', async () => {
    const admin = await world.tokenOf('admin@example.com');
    const reason = 'The building is closed.';
    const query = { reason };
    await world.call('createCircleSession', { path: circle(1), token: admin, query, body: times });
    await world.call('deleteCircleSession', { path: session(1, 4), token: admin, query });
    expect((await inboxOf(5, rosa)).slice(0, 2).map(({ subject }) => subject)).toEqual([
      'Session canceled: Thursday evening circle',
      'New session: Thursday evening circle',
    ]);
    expect((await inboxOf(5, rosa))[1]!.body).toContain('Mar 20, 2026, 3:00\u00a0PM PDT');
  });

  it('is scheduled ahead, within a year, for some hours', async () => {
    const at = (day: string, end = day) => ({
      ...times,
      startTime: `${day}T17:00:00-05:00`,
      endTime: `${end}T18:00:00-05:00`,
    });
    const change = (body: object) =>
      world.call('updateCircleSession', { path: session(1, 4), token: rosa, body });
    for (const save of [plan, change]) {
      const rules = async (day: string) =>
        (await save(at(day))).problem.errors!.map(({ pointer, rule }) => [pointer, rule]);
      expect(await rules('2026-02-20')).toEqual([['/startTime', 'timePassed']]);
      const earlier = { startTime: '2026-03-02T09:59:00-05:00', endTime: '2026-03-02T11:00:00-05:00' };
      expect((await save({ ...times, ...earlier })).problem.errors).toEqual([
        { in: 'body', pointer: '/startTime', rule: 'timePassed', values: {} },
      ]);
      expect(await rules('2199-03-02')).toEqual([['/startTime', 'maxDate']]);
      expect((await save(at('2026-03-20', '2027-01-20'))).problem.key).toBe('sessionTooLong');
    }
    expect((await plan(at('2027-03-02'))).status).toBe(201);
    expect((await plan(at('2027-03-03'))).status).toBe(422);
  });

  it('is full when its circle is', async () => {
    const list = async () =>
      (await world.call('listCircleSessions', { path: circle(2), token: rosa })).body.content.map(
        ({ status }) => status,
      );
    expect(await list()).toEqual(['FULL', 'FULL', 'ATTENDANCE_SUBMITTED']);
    const path = { ...circle(2), studentId: student(4) };
    expect((await world.call('leaveCoachingCircle', { path, token: rosa })).status).toBe(204);
    expect(await list()).toEqual(['OPEN', 'OPEN', 'ATTENDANCE_SUBMITTED']);
  });

  // Claim: circle-session-changes
  it('is e-mailed when it is moved or canceled to members who turned messages off', async () => {
    await turnOffMessages(world.db, student(1));
    await world.call('updateCircleSession', { path: session(1, 4), token: rosa, body: times });
    const { subject } = await world.lastEmail('student@example.com');
    expect(subject).toBe('Session changed: Thursday evening circle');
    await world.call('deleteCircleSession', { path: session(1, 4), token: rosa });
    expect(
      (await inboxOf(1, maya))
        .slice(0, 2)
        .map((message) => message.subject)
        .sort(),
    ).toEqual(['Session canceled: Thursday evening circle', 'Session changed: Thursday evening circle']);
    const last = await world.lastEmail('student@example.com');
    expect(last.subject).toMatch(/^Session (changed|canceled)/);
  });

  // Claim: circle-session-changes
  it('can be changed until it begins [P-18] [M-03]', async () => {
    const change = (index: number, body: object, token = rosa) =>
      world.call('updateCircleSession', { path: session(1, index), token, body });
    const { status, body } = await change(4, times);
    expect([status, body.content.startTime]).toEqual([200, '2026-03-20T22:00:00.000Z']);
    expect((await inboxOf(1, maya))[0]!.subject).toBe('Session changed: Thursday evening circle');
    const keys = async (index: number, change_: object) => {
      const answer = await change(index, { ...times, ...change_ });
      return [answer.status, answer.problem.key];
    };
    expect(await keys(4, { endTime: times.startTime })).toEqual([422, 'startTimeMustBeLessThanEndTime']);
    expect(await keys(5, {})).toEqual([409, 'slotTaken']);
    expect(await keys(3, {})).toEqual([409, 'coachingCircleNotHaveOpenSessions']);
    expect(await keys(6, {})).toEqual([404, 'notFound']);
    expect((await change(4, times, await world.tokenOf('new.coach@example.com'))).status).toBe(404);
  });

  it('can’t take a time at which its coach has a session, a group or another circle [P-18]', async () => {
    const at = (startTime: string, minutes: number) => ({
      ...times,
      startTime,
      endTime: new Date(Date.parse(startTime) + minutes * 60_000).toISOString(),
    });
    const withMaya = '2026-03-04T19:30:00.000Z';
    const earlyRisers = '2026-03-09T13:00:00.000Z';
    for (const startTime of [withMaya, earlyRisers]) {
      expect((await plan(at(startTime, 30))).problem.key).toBe('slotTaken');
      const moved = { path: session(1, 4), token: rosa, body: at(startTime, 30) };
      expect((await world.call('updateCircleSession', moved)).problem.key).toBe('slotTaken');
    }
    expect((await plan(at('2026-03-04T18:30:00.000Z', 30))).status).toBe(201);
  });

  // Claim: circle-session-changes
  it('tells its members about a new link, and about nothing that stays', async () => {
    const before = (await inboxOf(1, maya)).length;
    const sessions = await world.call('listCircleSessions', { path: circle(1), token: rosa });
    const { startTime, endTime, timeZone, url } = sessions.body.content.find(
      ({ id }) => id === session(1, 4).sessionId,
    )!;
    const change = (body: object) =>
      world.call('updateCircleSession', {
        path: session(1, 4),
        token: rosa,
        body: { startTime, endTime, timeZone, url, ...body },
      });
    expect((await change({})).status).toBe(200);
    expect(await inboxOf(1, maya)).toHaveLength(before);
    const body = (await change({ url: 'https://meet.example.com/evening' })).body.content;
    expect(body.url).toBe('https://meet.example.com/evening');
    expect((await inboxOf(1, maya))[0]).toMatchObject({
      subject: 'New link to join: Thursday evening circle',
      body: 'The link to join your circle’s session on Thursday, Mar 05, 2026, 6:00\u00a0PM EST changed.\n\nJoin here: https://meet.example.com/evening',
    });
  });

  it('is news to members only, and not to those who are invited', async () => {
    const theo = await world.signIn('new.student@example.com');
    await join(1, theo.studentId!, rosa);
    const before = (await inboxOf(2, theo.accessToken)).length;
    await plan(times);
    await world.call('updateCircleSession', { path: session(1, 4), token: rosa, body: times });
    await world.call('deleteCircleSession', { path: session(1, 4), token: rosa });
    expect(await inboxOf(2, theo.accessToken)).toHaveLength(before);
    const log = await world.call('listActivities', {
      path: { id: theo.studentId! },
      token: theo.accessToken,
      query: { types: ['SESSION_SCHEDULED', 'SESSION_RESCHEDULED', 'SESSION_CANCELLED'] },
    });
    expect(log.body.content).toEqual([]);
  });

  it('keeps a new time when an older page changes its link', async () => {
    const list = await world.call('listCircleSessions', { path: circle(1), token: rosa });
    const found = list.body.content.find(({ id }) => id === session(1, 4).sessionId)!;
    const { startTime, endTime, timeZone, version } = found;
    const change = (body: object) =>
      world.call('updateCircleSession', { path: session(1, 4), token: rosa, body });
    const moved = (await change({ ...times, version })).body.content;
    const older = await change({
      startTime,
      endTime,
      timeZone,
      url: 'https://meet.example.com/new',
      version,
    });
    expect([older.status, older.problem.key]).toEqual([409, 'versionConflict']);
    expect(older.problem.current).toEqual(moved);
    expect((await change({ ...times, url: null, version: moved.version })).status).toBe(200);
  });

  it('is deleted at one moment', async () => {
    const { now } = world.clock;
    let moment = now.getTime();
    Object.defineProperty(world.clock, 'now', { get: () => new Date(moment++), configurable: true });
    await world.call('deleteCircleSession', { path: session(1, 4), token: rosa });
    Object.defineProperty(world.clock, 'now', { value: now, writable: true });
    const isDeleted = eq(circleSessions.id, session(1, 4).sessionId);
    const [deleted] = await world.db.select().from(circleSessions).where(isDeleted);
    expect(deleted!.deletedAt).toEqual(deleted!.changedAt);
  });

  // Claim: circle-session-changes
  it('can be deleted as long as enough stay open [P-18] [M-03]', async () => {
    const remove = (index: number) =>
      world.call('deleteCircleSession', { path: session(1, index), token: rosa });
    expect((await remove(4)).status).toBe(204);
    expect((await inboxOf(1, maya))[0]).toMatchObject({
      subject: 'Session canceled: Thursday evening circle',
      body: 'Your circle’s session on Thursday, Mar 05, 2026, 6:00\u00a0PM EST was canceled and won’t take place.',
    });
    const { status, problem } = await remove(5);
    expect([status, problem.key]).toEqual([422, 'openSessionsNumberLessThanMinimumRequired']);
    expect((await remove(4)).status).toBe(404);
    expect((await remove(3)).problem.key).toBe('coachingCircleNotHaveOpenSessions');
  });

  it.each([
    ['student@example.com', 403],
    ['advisor@example.com', 403],
    ['new.coach@example.com', 404],
    ['admin@example.com', 201],
  ])('is scheduled by %s with status %i', async (email, status) => {
    expect((await plan(times, await world.tokenOf(email))).status).toBe(status);
  });

  it.each([
    [{ endTime: times.startTime }, 'startTimeMustBeLessThanEndTime', [{ pointer: '/endTime' }]],
    [{ timeZone: 'none' }, 'validationFailed', [{ pointer: '/timeZone', rule: 'choice' }]],
    [{ startTime: '2026-03-20' }, 'validationFailed', [{ pointer: '/startTime', rule: 'date' }]],
    [{ startTime: '2026-03-20T17:00' }, 'validationFailed', [{ pointer: '/startTime', rule: 'date' }]],
    [{ url: 'javascript:alert(1)' }, 'validationFailed', [{ pointer: '/url', rule: 'url' }]],
  ])('is refused with %o [M-03]', async (change, key, errors) => {
    const { status, problem } = await plan({ ...times, ...change });
    expect([status, problem.key]).toEqual([422, key]);
    expect(problem.errors ?? []).toMatchObject(errors);
  });
});

describe('attendance', () => {
  const submit = (attendance: object[], at = session(1, 3), token = rosa) =>
    world.call('submitCircleAttendance', { path: at, token, body: { attendance } });

  it('of a member who has left since stays when that of another one is corrected', async () => {
    await submit([
      { studentId: student(1), status: 'PRESENT' },
      { studentId: student(3), status: 'PRESENT' },
    ]);
    const path = { ...circle(1), studentId: student(1) };
    await world.call('leaveCoachingCircle', { path, token: maya });
    expect((await submit([{ studentId: student(3), status: 'ABSENT' }])).status).toBe(204);
    const list = await world.call('listCircleSessions', { path: circle(1), token: rosa });
    const { attendance } = list.body.content.find(({ id }) => id === session(1, 3).sessionId)!;
    expect(attendance).toEqual([
      { studentId: student(1), status: 'PRESENT' },
      { studentId: student(3), status: 'ABSENT' },
    ]);
  });

  it('isn’t recorded of those who are only invited', async () => {
    const { studentId } = await world.signIn('new.student@example.com');
    await join(1, studentId!, rosa);
    const { status, problem } = await submit([{ studentId, status: 'PRESENT' }]);
    expect([status, problem.errors]).toMatchObject([422, [{ pointer: '/attendance/0/studentId' }]]);
  });

  it('of a past session is recorded of a former member who is invited again', async () => {
    const path = { ...circle(1), studentId: student(1) };
    await world.call('leaveCoachingCircle', { path, token: maya });
    for (const attempt of ['first', 'second']) {
      await join(1, student(1), rosa);
      expect([attempt, (await submit([{ studentId: student(1), status: 'PRESENT' }])).status]).toEqual([
        attempt,
        204,
      ]);
      await world.call('leaveCoachingCircle', { path, token: maya });
    }
  });

  const both = [
    { studentId: student(1), status: 'PRESENT' },
    { studentId: student(3), status: 'ABSENT' },
  ];

  it('isn’t the coach’s own: she can’t be a member, or record herself', async () => {
    const own = { path: circle(1), token: rosa, body: { studentId: student(5) } };
    const joined = await world.call('joinCoachingCircle', own);
    expect([joined.status, joined.problem.key]).toEqual([403, 'ownRecord']);
    const member = { circleId: demoId('circle', 1), studentId: student(5), joinedAt: world.clock.now };
    await world.db.insert(circleStudents).values(member);
    const { status, problem } = await submit([{ studentId: student(5), status: 'PRESENT' }]);
    expect([status, problem.key]).toEqual([403, 'ownRecord']);
  });

  it('can be recorded once a session is over, and corrected [P-18] [M-03]', async () => {
    expect((await submit(both)).status).toBe(204);
    const read = async () =>
      (await world.call('getCoachingCircle', { path: circle(1), token: rosa })).body.content
        .coachingSessions[3]!;
    expect(await read()).toMatchObject({
      status: 'ATTENDANCE_SUBMITTED',
      isAttendanceOpen: true,
      isJoinable: false,
      validUntil: null,
      attendance: both,
    });
    const corrected = [{ studentId: student(1), status: 'EXCUSED' }];
    expect((await submit(corrected)).status).toBe(204);
    expect((await read()).attendance).toEqual([corrected[0], both[1]]);
    const log = await world.call('listActivities', {
      path: { id: student(1) },
      token: maya,
      query: { types: ['SESSION_COMPLETED'], sortBy: 'createdAt' },
    });
    expect(log.body.content[0]).toMatchObject({ createdAt: '2026-03-02T15:00:00.000Z' });
    const { status, problem } = await submit(both, session(1, 4));
    expect([status, problem.key]).toEqual([409, 'coachingCircleNotHaveOpenSessions']);
  });

  it('counts toward awards [P-07]', async () => {
    const available = async () =>
      (await world.call('listAvailableAwards', { path: { id: student(1) }, token: maya })).body.content;
    const attended = async () =>
      (await available()).find(({ title }) => title === 'Faithful circle member')!.criteria[0]!.current;
    expect(await attended()).toBe(2);
    await submit(both);
    expect(await attended()).toBe(3);
  });

  it('covers members only, even if an administrator records it', async () => {
    const { status, problem } = await submit([...both, { studentId: student(2), status: 'PRESENT' }]);
    expect(status).toBe(422);
    expect(problem.errors).toMatchObject([{ pointer: '/attendance/2/studentId', rule: 'choice' }]);
    expect((await submit([{ studentId: student(4), status: 'PRESENT' }])).status).toBe(204);
    expect((await submit(both, session(1, 3), await world.tokenOf('new.coach@example.com'))).status).toBe(
      404,
    );
    expect((await submit(both, session(1, 3), maya)).status).toBe(403);
    expect((await submit(both, { ...session(2, 0), id: circle(1).id })).status).toBe(404);
  });
});
