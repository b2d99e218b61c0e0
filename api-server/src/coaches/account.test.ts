import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { demoId } from '../seed/seed.ts';
import { coachProductPurchases } from '../tables/coach-product-purchases.ts';
import { coachSessionNotes, coachSessions } from '../tables/coach-sessions.ts';
import { coaches } from '../tables/coaches.ts';
import { circleSessions, coachingCircles } from '../tables/coaching-circles.ts';
import { files } from '../tables/files.ts';
import { users } from '../tables/users.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { settleSessions } from '../testing/settle-sessions.ts';
import { tablesWith } from '../testing/tables-with.ts';
import { createCall } from '../testing/world.ts';

const world = freshWorld();
let token: string;
beforeEach(async () => {
  token = await world.tokenOf('coach@example.com');
});

const rosa = { coachId: demoId('coach', 5) };
const samir = { coachId: demoId('coach', 6) };

it('shows how complete a profile is, and what would help most [K-13]', async () => {
  const complete = (path: typeof rosa, as: string) =>
    world.call('getCoachProfileCompletion', { path, token: as });
  expect((await complete(rosa, token)).body.content).toEqual({
    percent: 81.81,
    missing: ['coverImage', 'video'],
  });
  const { body } = await complete(samir, await world.tokenOf('new.coach@example.com'));
  expect(body.content).toMatchObject({ percent: 0, missing: { length: 11 } });
  const save = (values: object) => world.db.update(coaches).set(values).where(eq(coaches.id, rosa.coachId));
  await save({ coverImage: 'media-a.jpg', video: 'media-b.mp4' });
  // Clients don’t see a video until the coach has said whether it needs captions.
  expect((await complete(rosa, token)).body.content.missing).toEqual(['video']);
  await save({ videoHasSpeech: false });
  expect((await complete(rosa, token)).body.content.missing).toEqual([]);
  expect((await complete(rosa, await world.tokenOf('new.coach@example.com'))).status).toBe(404);
});

describe('the account of a coach', () => {
  const read = async () => (await world.call('getCoachAccount', { path: rosa, token })).body.content;
  const patch = (body: object) => world.call('patchCoachAccount', { path: rosa, token, body });
  const change = async (body: object) => patch({ version: (await read()).version, ...body });

  it('is changed immediately, except for the address [K-12]', async () => {
    const { status, body } = await change({
      email: ' Rosa@Example.com',
      currentPassword: 'Wellness1',
      timeZone: 'Europe/Madrid',
      languageIso2LetterCode: 'ES',
    });
    expect(status).toBe(200);
    expect(body.content).toEqual({
      email: 'coach@example.com',
      timeZone: 'Europe/Madrid',
      languageIso2LetterCode: 'ES',
      unconfirmedEmail: 'rosa@example.com',
      version: expect.any(String),
    });
    expect(await read()).toEqual(body.content);
    const { secret: verificationCode, text } = await world.lastEmail('rosa@example.com');
    expect(text).toContain('http://127.0.0.1:4200/verify-email-address/');
    await world.call('confirmEmailVerification', { path: { verificationCode }, token });
    const after = await change({ email: 'rosa@example.com', timeZone: 'none' });
    expect(after.body.content).toMatchObject({
      email: 'rosa@example.com',
      unconfirmedEmail: null,
      timeZone: null,
    });
  });

  it('keeps what another device changed in the meantime [K-12]', async () => {
    const { version } = await read();
    const phone = await patch({ version, languageIso2LetterCode: 'ES' });
    const laptop = { email: 'rosa@example.com', currentPassword: 'Wellness1' };
    const { status, problem } = await patch({ version, ...laptop });
    expect([status, problem.key]).toEqual([409, 'versionConflict']);
    expect(problem.current).toEqual(phone.body.content);
    expect(await world.countEmails()).toBe(0);
    const { body } = await patch({ version: phone.body.content.version, ...laptop });
    expect(body.content).toMatchObject({
      languageIso2LetterCode: 'ES',
      unconfirmedEmail: 'rosa@example.com',
    });
  });

  it('requires the password to change the address [K-12]', async () => {
    for (const currentPassword of [undefined, null, 'Wellness2']) {
      const { status, problem } = await change({ email: 'rosa@example.com', currentPassword });
      expect([status, problem.key]).toEqual([422, 'invalidCurrentPassword']);
    }
    expect(await world.countEmails()).toBe(0);
  });

  it('cannot take another account’s address [K-12]', async () => {
    const body = { email: 'student@example.com', currentPassword: 'Wellness1' };
    const { status, problem } = await change(body);
    expect([status, problem.key]).toEqual([409, 'usernameAlreadyExists']);
    expect(await world.countEmails()).toBe(0);
  });

  it('is accessible to the coach only', async () => {
    const { version } = await read();
    token = await world.tokenOf('admin@example.com');
    expect((await patch({ version })).status).toBe(404);
    expect((await world.call('getCoachAccount', { path: rosa, token })).status).toBe(404);
    token = await world.tokenOf('student@example.com');
    expect((await patch({ version })).status).toBe(403);
  });
});

describe('closing a coach account', () => {
  const moment = (days: number) => new Date(world.clock.now.getTime() + days * 86_400_000);

  const settle = async () => {
    await settleSessions(world.db);
    world.clock.forward(30 * 24 * 3600);
    token = await world.tokenOf('coach@example.com');
  };
  const stop = (currentPassword = 'Wellness1') =>
    world.call('deleteCoachAccount', { path: rosa, token, body: { currentPassword } });

  it('needs the current password', async () => {
    world.clock.forward(30 * 24 * 3600);
    token = await world.tokenOf('coach@example.com');
    const { status, problem } = await stop('Wellness2');
    expect([status, problem.key]).toEqual([422, 'invalidCurrentPassword']);
    expect((await world.call('getCoachAccount', { path: rosa, token })).status).toBe(200);
  });

  it('takes no role back that an administrator has changed in the meantime', async () => {
    await settle();
    const { hasher } = world.dependencies;
    const admin = await world.tokenOf('admin@example.com');
    const userId = demoId('user', 5);
    const grant = (roles: string[]) =>
      world.call('setStaffRoles', { token: admin, path: { userId }, body: { roles, reason: 'Help.' } });
    await grant(['ADVISOR']);
    const app = createApp({
      ...world.dependencies,
      hasher: {
        ...hasher,
        // While the password is checked.
        verify: async (...given) => {
          await grant([]);
          return hasher.verify(...given);
        },
      },
    });
    const closed = await createCall(app)('deleteCoachAccount', {
      path: rosa,
      token,
      body: { currentPassword: 'Wellness1' },
    });
    expect(closed.status).toBe(204);
    const [user] = await world.db.select().from(users).where(eq(users.id, userId));
    expect(user!.roles).toEqual([{ name: 'STUDENT' }]);
  });

  // Claim: delete-coach-account
  it.each([
    ['booked', { status: 'BOOKED' }, 1],
    ['past and without an outcome', { status: 'BOOKED' }, -30],
    [
      'missed by the coach, as its client says',
      { status: 'BOOKED', absenceReportedAt: new Date('2026-02-28') },
      -6,
    ],
    ['past, and its client can still object', { status: 'OCCURRED' }, -6],
  ] as const)('waits for a session that is %s [K-12]', async (_, state, days) => {
    await settle();
    const times = { startTime: moment(days - 1), endTime: moment(days) };
    await world.db
      .update(coachSessions)
      .set({ ...state, ...times })
      .where(eq(coachSessions.id, demoId('coachSession', 903)));
    const { status, problem } = await stop();
    expect([status, problem.key]).toEqual([409, 'coachHasSessions']);
  });

  it('waits for the meetings of the coach’s circles [K-12]', async () => {
    await settle();
    const ofRosa = eq(coachingCircles.coachId, rosa.coachId);
    const [circle] = await world.db.select().from(coachingCircles).where(ofRosa);
    await world.db
      .update(circleSessions)
      .set({ deletedAt: null, startTime: moment(1), endTime: moment(2) })
      .where(eq(circleSessions.circleId, circle!.id));
    const { status, problem } = await stop();
    expect([status, problem.key]).toEqual([409, 'coachHasSessions']);
  });

  // Claim: delete-coach-account
  it('keeps the student, and past purchases [K-12]', async () => {
    await settle();
    expect((await stop()).status).toBe(204);
    expect((await world.lastEmail('coach@example.com')).subject).toBe('Your coach account was deleted');
    expect((await stop()).status).toBe(403);
    const { body } = await world.call('getStudent', { path: { id: demoId('student', 5) }, token });
    expect(body.content).toMatchObject({ coach: null, user: { roles: [{ name: 'STUDENT' }] } });
    expect((await world.call('getCoach', { path: { id: rosa.coachId }, token })).status).toBe(404);
    const kept = await world.db.select().from(coachProductPurchases);
    expect(kept).toHaveLength(12);
    expect(new Set(kept.map((one) => `${one.coachId} ${one.coachName}`))).toEqual(
      new Set(['null Rosa Delgado']),
    );
    const maya = await world.tokenOf('student@example.com');
    const purchases = await world.call('listCoachProductPurchases', { token: maya });
    expect(purchases.body.content[0]!.coach).toEqual({ value: null, label: 'Rosa Delgado' });
    const circles = await world.call('listCoachingCircles', { token: maya, query: { keyword: 'Thursday' } });
    expect(circles.body.content[0]).toMatchObject({ coachId: null, coachName: null });
  });

  // Claim: delete-coach-account, past-sessions
  it('keeps the sessions for their clients, without the notes [K-12]', async () => {
    await settle();
    const maya = await world.tokenOf('student@example.com');
    const path = { id: demoId('student', 1) };
    const list = async () => (await world.call('listStudentCoachSessions', { path, token: maya })).body;
    const before = await list();
    expect(before.pagination.total).toBeGreaterThan(1);
    await stop();
    const after = await list();
    expect(after.pagination).toEqual(before.pagination);
    expect(after.content[0]).toMatchObject({
      id: before.content[0]!.id,
      coachName: 'Rosa Delgado',
      status: 'OCCURRED',
      cancellation: { isPossible: false },
      coachAbsence: { isReportable: false },
    });
    const one = { ...path, sessionId: after.content[0]!.id };
    expect((await world.call('getStudentCoachSession', { path: one, token: maya })).status).toBe(200);
    expect(await world.db.$count(coachSessionNotes)).toBe(0);
  });

  // Claim: delete-coach-account
  it('removes the pictures, the video and the captions, but not what the student uploaded [K-12]', async () => {
    await settle();
    const ownerId = demoId('student', 5);
    const of = { ownerId, contentType: 'image/jpeg', size: 1, createdAt: world.clock.now };
    const objects = [
      'COACH_COVER_IMAGE',
      'COACH_VIDEO',
      'COACH_VIDEO_CAPTIONS',
      'COACH_PRODUCT_IMAGE',
      'STUDENT_PHOTO',
      'DOCUMENT',
    ] as const;
    await world.db.delete(files);
    for (const object of objects)
      await world.db.insert(files).values({ ...of, object, name: `media-${object}` });
    await stop();
    const left = await world.db.select().from(files);
    expect(left.map(({ object }) => object).sort()).toEqual(['DOCUMENT', 'STUDENT_PHOTO']);
  });
});

// Claim: data-download
it('exports all of a coach’s data, to the coach only', async () => {
  const { status, headers, body } = await world.call('exportCoachData', { path: rosa, token });
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toBe('attachment; filename="coach-data.json"');
  const { content } = body;
  expect(content).toMatchObject({
    exportedAt: '2026-03-02T15:00:00.000Z',
    account: { email: 'coach@example.com' },
    coach: { firstName: 'Rosa', certifications: { length: 3 } },
    products: { length: 5 },
    schedules: { length: 2 },
    coachingSessions: { length: 9 },
    coachingGroups: expect.arrayContaining([expect.objectContaining({ participants: expect.any(Array) })]),
    coachingCircles: expect.arrayContaining([expect.objectContaining({ coachId: rosa.coachId })]),
    circleSessions: expect.arrayContaining([
      expect.objectContaining({ attendance: expect.arrayContaining([expect.anything()]) }),
    ]),
    purchases: { length: 12 },
    sales: expect.arrayContaining([expect.objectContaining({ owed: expect.any(Number) })]),
    subscription: { status: 'ACTIVE' },
    invoices: { length: 5 },
    messages: expect.arrayContaining([expect.objectContaining({ archived: false })]),
    activities: expect.arrayContaining([expect.objectContaining({ source: 'COACH' })]),
  });
  expect(content.coachingSessions.flatMap(({ notes }) => notes)).toHaveLength(3);
  const admin = await world.tokenOf('admin@example.com');
  expect((await world.call('exportCoachData', { path: rosa, token: admin })).status).toBe(404);
});

/** Where the export has what a table keeps of a coach, or why it doesn't. */
const exported: Record<string, string> = {
  calendar_feeds: 'a hash',
  certifications: 'coach',
  coach_product_purchases: 'purchases',
  coach_products: 'products',
  coach_schedules: 'schedules',
  coach_sessions: 'coachingSessions',
  coach_time_off: 'timeOff',
  coaching_circles: 'coachingCircles',
  coaching_groups: 'coachingGroups',
  educations: 'coach',
  subscription_invoices: 'invoices',
  purchase_quotes: 'a price, for minutes',
  slot_holds: 'a held time, for minutes',
  subscriptions: 'subscription',
};

it('knows every table that keeps something of a coach', async () => {
  expect(await tablesWith('coachId')).toEqual(Object.keys(exported).toSorted());
});
