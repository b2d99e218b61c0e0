import { eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { jobList } from '../job-list.ts';
import { demoId } from '../seed/seed.ts';
import { communicationIntents } from '../tables/communication-intents.ts';
import { emails } from '../tables/emails.ts';
import { heldEmails } from '../tables/held-emails.ts';
import { users } from '../tables/users.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { isDigestDue } from './digest.ts';
import { notify } from './notify.ts';

const world = freshWorld();
const studentId = demoId('student', 1);
let token: string;
beforeEach(async () => {
  token = await world.tokenOf('student@example.com');
  await world.db.delete(emails);
});

const choose = (cadence: string, enabled = true) =>
  world.call('updateCommunicationPreferences', {
    token,
    path: { id: studentId },
    body: { communicationPreferences: [{ type: 'COURSE', channel: 'EMAIL', enabled, cadence }] },
  });
const award = (subject: string, category: 'COURSE' | 'PAYMENT' = 'COURSE') => {
  const text = { subject, lines: [`About ${subject}.`] };
  const texts = { EN: text, ES: text };
  const message = {
    studentIds: [studentId],
    category,
    link: null,
    texts,
    byEmail: true as const,
    emailOnly: null,
  };
  return notify(world.db, message, world.clock.now);
};
/** Lets two processes send digests at a time. */
async function runAt(time: string) {
  world.clock.now = new Date(time);
  const { run } = jobList(world.dependencies, world.app, null).find(({ name }) => name === 'digests')!;
  await Promise.all([run(), run()]);
}
const subjects = async () =>
  (await world.db.select().from(emails).orderBy(emails.sentAt, emails.id)).map(({ subject }) => subject);

it('sends messages of a week together on Monday morning, once', async () => {
  // Monday, 10 a.m. in New York.
  expect((await choose('WEEKLY')).status).toBe(200);
  await award('A');
  world.clock.forward(3 * 24 * 3600);
  await award('B');
  await runAt('2026-03-09T12:59:00Z');
  expect(await subjects()).toEqual([]);
  await runAt('2026-03-09T13:00:00Z');
  expect(await subjects()).toEqual(['2 new messages: A …']);
  const { text } = await world.lastEmail('student@example.com');
  expect(text.trim().split('\n\n').slice(0, 6)).toEqual([
    'Hello Maya,',
    '— A',
    'About A.',
    '— B',
    'About B.',
    'Open your inbox: http://127.0.0.1:4100/inbox',
  ]);
  await runAt('2026-03-16T13:00:00Z');
  expect(await subjects()).toHaveLength(1);
});

it('says where those that can be turned off are turned off, a digest among them', async () => {
  await award('At once');
  await choose('DAILY');
  await award('Later');
  await award('Paid', 'PAYMENT');
  await runAt('2026-03-05T14:00:00Z');
  const sent = await world.db.select().from(emails);
  expect(
    sent.map(({ subject, isOptional, text }) => [
      subject,
      isOptional,
      text.includes('turn off e-mails like this in the student portal, under Notifications'),
    ]),
  ).toEqual([
    ['At once', true, true],
    ['Paid', false, false],
    ['Later', true, true],
  ]);
});

it('sends nothing to an account that is disabled', async () => {
  await choose('DAILY');
  await award('A');
  await world.db.update(users).set({ isDisabled: true }).where(eq(users.email, 'student@example.com'));
  await runAt('2026-03-03T14:00:00Z');
  expect(await subjects()).toEqual([]);
});

it('sends messages of a day the next morning, and others immediately', async () => {
  await choose('DAILY');
  await award('A');
  await award('Receipt', 'PAYMENT');
  expect(await subjects()).toEqual(['Receipt']);
  await runAt('2026-03-03T13:59:00Z');
  expect(await subjects()).toEqual(['Receipt']);
  await runAt('2026-03-03T14:00:00Z');
  expect(await subjects()).toEqual(['Receipt', 'A']);
});

it('follows a choice that was changed while messages waited', async () => {
  await choose('WEEKLY');
  await award('A');
  await choose('IMMEDIATELY');
  await runAt('2026-03-02T16:00:00Z');
  expect(await subjects()).toEqual(['A']);
  token = await world.tokenOf('student@example.com');
  await choose('WEEKLY');
  await award('B');
  await choose('WEEKLY', false);
  await runAt('2026-03-02T17:00:00Z');
  expect(await subjects()).toEqual(['A']);
  expect(await world.db.$count(heldEmails, eq(heldEmails.studentId, studentId))).toBe(0);
});

it('leaves out what its reader deletes in the inbox, unless they restore it', async () => {
  await choose('WEEKLY');
  for (const subject of ['A', 'B', 'C']) await award(subject);
  const path = { id: studentId };
  const found = await world.db
    .select()
    .from(communicationIntents)
    .where(inArray(communicationIntents.subject, ['A', 'B']));
  const [a, b] = found.toSorted((one, other) => one.subject.localeCompare(other.subject));
  const ofIds = (...ids: string[]) => ({ token, path, body: { communicationIntentIds: ids } });
  await world.call('deleteCommunicationIntents', ofIds(a!.id, b!.id));
  await world.call('restoreCommunicationIntents', ofIds(b!.id));
  await runAt('2026-03-09T13:00:00Z');
  expect(await subjects()).toEqual(['2 new messages: B …']);
  expect(await world.db.$count(heldEmails, eq(heldEmails.studentId, studentId))).toBe(0);
});

it('leaves out what is read by then', async () => {
  await choose('WEEKLY');
  for (const subject of ['A', 'B']) await award(subject);
  await world.db
    .update(communicationIntents)
    .set({ status: 'READ' })
    .where(eq(communicationIntents.subject, 'A'));
  await runAt('2026-03-03T14:00:00Z');
  await world.db
    .update(communicationIntents)
    .set({ status: 'READ' })
    .where(eq(communicationIntents.subject, 'B'));
  await world.db
    .update(communicationIntents)
    .set({ status: 'UNREAD' })
    .where(eq(communicationIntents.subject, 'A'));
  await runAt('2026-03-09T13:00:00Z');
  expect(await subjects()).toEqual(['A']);
  expect(await world.db.$count(heldEmails, eq(heldEmails.studentId, studentId))).toBe(0);
});

it('checks what waits once a morning, and again when its reader moves to another time zone', async () => {
  const checkAt = async () => (await world.db.select().from(heldEmails))[0]!.checkAt.toISOString();
  await choose('WEEKLY');
  await award('A');
  await runAt('2026-03-02T16:00:00Z');
  expect(await checkAt()).toBe('2026-03-03T14:00:00.000Z');
  await runAt('2026-03-03T14:00:00Z');
  expect(await checkAt()).toBe('2026-03-04T14:00:00.000Z');
  token = await world.tokenOf('student@example.com');
  const { body } = await world.call('getStudent', { token, path: { id: studentId } });
  const { version } = body.content;
  const change = { version, user: { timeZone: 'Asia/Tokyo' } };
  expect((await world.call('patchStudent', { token, path: { id: studentId }, body: change })).status).toBe(
    200,
  );
  expect(body.content.user.timeZone).toBe('America/New_York');
  await runAt('2026-03-03T14:00:00Z');
  expect(await checkAt()).toBe('2026-03-04T00:00:00.000Z');
});

it.each([
  ['DAILY', '2026-03-02T15:00:00Z', '2026-03-03T13:59:00Z', false],
  ['DAILY', '2026-03-02T15:00:00Z', '2026-03-03T14:00:00Z', true],
  // Before the morning counts for the same morning.
  ['DAILY', '2026-03-03T06:00:00Z', '2026-03-03T14:00:00Z', true],
  ['WEEKLY', '2026-03-08T20:00:00Z', '2026-03-09T13:00:00Z', true],
  ['WEEKLY', '2026-03-02T15:00:00Z', '2026-03-08T23:00:00Z', false],
] as const)('%s: a message of %s at %s: %s', (cadence, createdAt, now, isDue) => {
  expect(isDigestDue(cadence, new Date(createdAt), 'America/New_York', new Date(now))).toBe(isDue);
});
