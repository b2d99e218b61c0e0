import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { purge } from '../purge.ts';
import { demoId } from '../seed/seed.ts';
import { communicationIntents } from '../tables/communication-intents.ts';
import { freshWorld } from '../testing/fresh-world.ts';

const world = freshWorld();
let token: string;
beforeEach(async () => {
  token = (await world.signIn('student@example.com')).accessToken;
});

const maya = { id: demoId('student', 1) };
const ofCamila = demoId('message', 300);

const list = (body: object = {}, query: object = {}) =>
  world.call('listCommunicationIntents', { path: maya, token, body, query });
const idsOf = async (body: object = {}) => {
  const { body: page } = await list(body, { size: 100 });
  return page.content.map(({ id }) => id);
};
const unreadCount = async () => (await list({ statuses: ['UNREAD'] })).body.pagination.total;

describe('the inbox', () => {
  it('comes 20 to a page, newest first, with what the app shows [A-15] [F-04]', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.content).toHaveLength(20);
    expect(body.pagination.total).toBeGreaterThan(20);
    const moments = body.content.map(({ createdAt }) => createdAt);
    expect(moments).toEqual([...moments].sort().reverse());
    expect(body.content[0]).toEqual({
      id: expect.any(String),
      status: 'UNREAD',
      archived: false,
      channels: ['INBOX', 'EMAIL'],
      category: 'ENROLLMENT',
      subject: 'You have a document to sign',
      body: expect.stringContaining('Disclosures and program handbook'),
      link: '/signing',
      links: [],
      createdAt: '2026-03-02T14:00:00.000Z',
      readAt: null,
      deletedAt: null,
      restorableUntil: null,
    });
  });

  it('counts pages from 0, in either direction [A-15]', async () => {
    const whole = await idsOf();
    const pages = await Promise.all([0, 1, 2].map((page) => list({}, { page, size: 15 })));
    expect(pages.flatMap(({ body }) => body.content.map(({ id }) => id))).toEqual(whole.slice(0, 45));
    const oldest = await list({}, { descending: false, size: 3 });
    expect(oldest.body.content.map(({ id }) => id)).toEqual(whole.slice(-3).reverse());
  });

  it('counts all unread messages, including those beyond the badge’s limit [A-15]', async () => {
    const { body } = await list({ statuses: ['UNREAD'] });
    expect(body.pagination.total).toBeGreaterThan(20);
    expect(new Set(body.content.map(({ status }) => status))).toEqual(new Set(['UNREAD']));
    const read = await list({ statuses: ['READ'] });
    const both = await list({ statuses: ['READ', 'UNREAD'] });
    expect(both.body.pagination.total).toBe(body.pagination.total + read.body.pagination.total);
  });

  it('omits messages sent through other channels, and archived ones [A-15]', async () => {
    const { body: inbox } = await list({}, { size: 100 });
    expect(inbox.content.every(({ channels, archived }) => channels.includes('INBOX') && !archived)).toBe(
      true,
    );
    const { body: sms } = await list({ channels: ['SMS'] });
    expect(sms.content.some(({ channels }) => !channels.includes('INBOX'))).toBe(true);
    const { body: all } = await list({ channels: [] });
    expect(all.pagination.total).toBe(inbox.pagination.total + 1);
    const { body: archive } = await list({ archived: true });
    expect(archive.content.length).toBeGreaterThan(3);
    expect(archive.content.every(({ archived }) => archived)).toBe(true);
  });

  it('is in the student’s language', async () => {
    const camila = await world.signIn('pastdue@example.com');
    const { body } = await world.call('listCommunicationIntents', {
      path: { id: camila.studentId },
      token: camila.accessToken,
      body: {},
    });
    expect(body.content[0]!.subject).toContain('Tu pago está vencido');
  });

  it.each(['new.student@example.com', 'coach@example.com', 'advisor@example.com', 'admin@example.com'])(
    'is not shown to %s',
    async (email) => {
      const { accessToken } = await world.signIn(email);
      const answer = await world.call('listCommunicationIntents', {
        path: maya,
        token: accessToken,
        body: {},
      });
      expect(answer.status).toBe(404);
    },
  );

  it.each([
    [{ statuses: ['SEEN'] }, '/statuses/0', 'choice'],
    [{ channels: 'INBOX' }, '/channels', 'type'],
    [{ archived: 'no' }, '/archived', 'type'],
    [{ status: 'READ' }, '/status', 'unknownField'],
  ])('refuses the filter %o', async (filter, pointer, rule) => {
    const { status, problem } = await list(filter);
    expect(status).toBe(422);
    expect(problem.errors).toMatchObject([{ in: 'body', pointer, rule }]);
  });
});

describe('one message', () => {
  const mark = (intentId: string, status: string) =>
    world.call('updateCommunicationIntentStatus', { path: { ...maya, intentId }, token, query: { status } });
  const archive = (intentId: string) =>
    world.call('archiveCommunicationIntent', { path: { ...maya, intentId }, token });
  const unarchive = (intentId: string) =>
    world.call('unarchiveCommunicationIntent', { path: { ...maya, intentId }, token });

  it('is marked as read and as unread again; the count follows [A-17]', async () => {
    const before = await unreadCount();
    const [id] = await idsOf({ statuses: ['UNREAD'] });
    const read = await mark(id!, 'READ');
    expect([read.status, read.body.content.status]).toEqual([200, 'READ']);
    expect(read.body.content.readAt).toBe('2026-03-02T15:00:00.000Z');
    expect(await unreadCount()).toBe(before - 1);
    world.clock.forward(60);
    expect((await mark(id!, 'READ')).body).toEqual(read.body);
    expect((await mark(id!, 'UNREAD')).body.content).toMatchObject({ status: 'UNREAD', readAt: null });
    expect(await unreadCount()).toBe(before);
  });

  it('moves to the archive, and returns with its previous status [A-16]', async () => {
    const before = await unreadCount();
    const [id] = await idsOf({ statuses: ['UNREAD'] });
    const away = await archive(id!);
    expect([away.status, away.body.content.archived, away.body.content.status]).toEqual([
      200,
      true,
      'UNREAD',
    ]);
    expect(await idsOf()).not.toContain(id);
    expect(await idsOf({ archived: true })).toContain(id);
    expect(await unreadCount()).toBe(before - 1);
    expect((await archive(id!)).body).toEqual(away.body);
    const back = await unarchive(id!);
    expect([back.body.content.archived, back.body.content.status]).toEqual([false, 'UNREAD']);
    expect(await unreadCount()).toBe(before);
  });

  it.each([ofCamila, demoId('message', 999_999)])('is not found for another student: %s', async (id) => {
    for (const { status } of [await mark(id, 'READ'), await archive(id), await unarchive(id)]) {
      expect(status).toBe(404);
    }
  });

  it('is not found under another student', async () => {
    const path = { id: demoId('student', 3), intentId: ofCamila };
    expect((await world.call('archiveCommunicationIntent', { path, token })).status).toBe(404);
    const own = { id: demoId('student', 3), intentId: (await idsOf())[0]! };
    expect((await world.call('archiveCommunicationIntent', { path: own, token })).status).toBe(404);
  });

  it('accepts no other status', async () => {
    const [id] = await idsOf();
    expect((await mark(id!, 'DELETED')).problem.errors).toMatchObject([{ in: 'query', pointer: '/status' }]);
  });
});

describe('several messages', () => {
  const many = (
    id:
      | 'archiveCommunicationIntents'
      | 'unarchiveCommunicationIntents'
      | 'deleteCommunicationIntents'
      | 'restoreCommunicationIntents',
    communicationIntentIds: unknown,
  ) => world.call(id, { path: maya, token, body: { communicationIntentIds } });

  it('are archived and restored together [A-18]', async () => {
    const ids = (await idsOf()).slice(0, 5);
    const away = await many('archiveCommunicationIntents', ids);
    expect(away.status).toBe(200);
    expect(away.body.content).toEqual({ communicationIntentIds: ids, failedCommunicationIntentIds: [] });
    expect(await idsOf({ archived: true })).toEqual(expect.arrayContaining(ids));
    const back = await many('unarchiveCommunicationIntents', ids);
    expect(back.body.content.communicationIntentIds).toEqual(ids);
    expect((await idsOf()).slice(0, 5)).toEqual(ids);
  });

  it('are deleted together, by a DELETE with a body [A-19]', async () => {
    const before = await idsOf();
    const ids = before.slice(0, 3);
    const { status, body } = await many('deleteCommunicationIntents', ids);
    expect([status, body.content.communicationIntentIds]).toEqual([200, ids]);
    expect(await idsOf()).toEqual(before.slice(3));
  });

  // Claim: deleted-messages
  it('are kept for 30 days after they were deleted, and return to where they were [P-17]', async () => {
    const [inbox, archive] = [await idsOf(), await idsOf({ archived: true })];
    const unread = await unreadCount();
    const ids = [inbox[0]!, archive[0]!];
    await many('deleteCommunicationIntents', ids);
    const { body } = await list({ deleted: true });
    expect(new Set(body.content.map(({ id }) => id))).toEqual(new Set(ids));
    expect(body.content[0]).toMatchObject({
      deletedAt: '2026-03-02T15:00:00.000Z',
      restorableUntil: '2026-04-01T15:00:00.000Z',
    });
    expect(await unreadCount()).toBe(unread - 1);
    // As if they didn't exist, for everything but restoring them.
    const path = { ...maya, intentId: ids[0]! };
    expect((await world.call('archiveCommunicationIntent', { path, token })).status).toBe(404);
    const again = await many('deleteCommunicationIntents', ids);
    expect(again.body.content.failedCommunicationIntentIds).toEqual(ids);

    const back = await many('restoreCommunicationIntents', [...ids, ofCamila]);
    expect(back.body.content).toEqual({
      communicationIntentIds: ids,
      failedCommunicationIntentIds: [ofCamila],
    });
    expect([await idsOf(), await idsOf({ archived: true }), await idsOf({ deleted: true })]).toEqual([
      inbox,
      archive,
      [],
    ]);
  });

  // Claim: deleted-messages
  it('can’t be restored later, and the job removes them then [P-17]', async () => {
    const [id] = await idsOf();
    await many('deleteCommunicationIntents', [id]);
    const rows = () => world.db.$count(communicationIntents, eq(communicationIntents.id, id!));
    world.clock.forward(30 * 24 * 3600 - 1);
    await purge(world.db, world.clock.now);
    expect(await rows()).toBe(1);
    world.clock.forward(1);
    token = (await world.signIn('student@example.com')).accessToken;
    expect(await idsOf({ deleted: true })).toEqual([]);
    const late = await many('restoreCommunicationIntents', [id]);
    expect(late.body.content.failedCommunicationIntentIds).toEqual([id]);
    await purge(world.db, world.clock.now);
    expect(await rows()).toBe(0);
  });

  it.each([
    ['archiveCommunicationIntents'],
    ['unarchiveCommunicationIntents'],
    ['deleteCommunicationIntents'],
  ] as const)(
    '%s reports the messages left unchanged, and doesn’t affect other students’ messages [A-18] [A-19]',
    async (call) => {
      const [own] = await idsOf();
      const nowhere = demoId('message', 999_999);
      const { status, body } = await many(call, [own!.toUpperCase(), ofCamila, own, nowhere]);
      expect(status).toBe(200);
      expect(body.content).toEqual({
        communicationIntentIds: [own],
        failedCommunicationIntentIds: [ofCamila, nowhere],
      });
      const camila = await world.signIn('pastdue@example.com');
      const theirs = await world.call('listCommunicationIntents', {
        path: { id: camila.studentId },
        token: camila.accessToken,
        body: { archived: true },
      });
      expect(theirs.body.content.map(({ id }) => id)).toEqual([ofCamila]);
    },
  );

  it.each([
    [[], '/communicationIntentIds', 'selectAtLeast'],
    [['x'], '/communicationIntentIds/0', 'identifier'],
    [Array(101).fill(ofCamila), '/communicationIntentIds', 'selectAtMost'],
  ])('refuses the ids %j', async (ids, pointer, rule) => {
    const { status, problem } = await many('deleteCommunicationIntents', ids);
    expect(status).toBe(422);
    expect(problem.errors).toMatchObject([{ in: 'body', pointer, rule }]);
  });

  it('belong to the student in the path, or are not found', async () => {
    const path = { id: demoId('student', 3) };
    const body = { communicationIntentIds: [ofCamila] };
    expect((await world.call('deleteCommunicationIntents', { path, token, body })).status).toBe(404);
  });
});
