import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cases } from '../../../scripts/given/lane.ts';
import { demoId } from '../seed/seed.ts';
import { communicationIntents } from '../tables/communication-intents.ts';
import { createWorld, type World } from '../testing/world.ts';

// Acts at random on a few messages and compares the outcome with a list in memory.

let world: World;
let token: string;
beforeAll(async () => {
  world = await createWorld({ commits: true });
  token = (await world.signIn('student@example.com')).accessToken;
});
afterAll(() => world.close());

const maya = { id: demoId('student', 1) };
const count = 6;

type Message = { id: string; status: 'READ' | 'UNREAD'; archived: boolean };
/** Newest first. */
type Model = { messages: (Message & { isDeleted: boolean })[]; ids: string[] };

const step = (name: string, run: (model: Model) => Promise<void>): fc.AsyncCommand<Model, object> => ({
  check: () => true,
  run,
  toString: () => name,
});

/** The effect of one call on one message. A deleted message is not found. */
async function one(
  { messages, ids }: Model,
  at: number,
  operation:
    | 'archiveCommunicationIntent'
    | 'unarchiveCommunicationIntent'
    | 'updateCommunicationIntentStatus',
  part: Partial<Message>,
) {
  const message = messages[at]!;
  const { status } = part;
  const path = { ...maya, intentId: ids[at]! };
  const answer = await world.call(operation, { path, token, ...(status && { query: { status } }) });
  expect(answer.status).toBe(message.isDeleted ? 404 : 200);
  if (message.isDeleted) return;
  Object.assign(message, part);
  const { isDeleted: _, ...shown } = message;
  expect(answer.body.content).toMatchObject(shown);
}

const mark = (at: number, status: Message['status']) =>
  step(`${status}(${at})`, (model) => one(model, at, 'updateCommunicationIntentStatus', { status }));
const archive = (at: number) =>
  step(`archive(${at})`, (model) => one(model, at, 'archiveCommunicationIntent', { archived: true }));
const unarchive = (at: number) =>
  step(`unarchive(${at})`, (model) => one(model, at, 'unarchiveCommunicationIntent', { archived: false }));

/** The same for several messages. The response lists the deleted ones. */
const many = (
  places: number[],
  operation:
    | 'archiveCommunicationIntents'
    | 'unarchiveCommunicationIntents'
    | 'deleteCommunicationIntents'
    | 'restoreCommunicationIntents',
) =>
  step(`${operation}(${places})`, async ({ messages, ids }) => {
    const { body } = await world.call(operation, {
      path: maya,
      token,
      body: { communicationIntentIds: places.map((at) => ids[at]!) },
    });
    const isThere = (at: number) => !messages[at]!.isDeleted || operation === 'restoreCommunicationIntents';
    const [there, gone] = [places.filter(isThere), places.filter((at) => !isThere(at))];
    expect(body.content).toEqual({
      communicationIntentIds: there.map((at) => ids[at]!),
      failedCommunicationIntentIds: gone.map((at) => ids[at]!),
    });
    for (const at of there) {
      if (operation === 'deleteCommunicationIntents') messages[at]!.isDeleted = true;
      else if (operation === 'restoreCommunicationIntents') messages[at]!.isDeleted = false;
      else messages[at]!.archived = operation === 'archiveCommunicationIntents';
    }
  });

const look = (archived: boolean, deleted: boolean, isUnreadOnly: boolean, page: number, size: number) =>
  step(`look(${archived}, ${deleted}, ${isUnreadOnly}, ${page}, ${size})`, async ({ messages }) => {
    const { body } = await world.call('listCommunicationIntents', {
      path: maya,
      token,
      query: { page, size },
      body: { archived, deleted, statuses: isUnreadOnly ? ['UNREAD'] : [] },
    });
    const listed = messages.filter(
      (message) =>
        message.isDeleted === deleted &&
        (deleted || message.archived === archived) &&
        !(isUnreadOnly && message.status === 'READ'),
    );
    expect(body.pagination.total).toBe(listed.length);
    const shown = body.content.map(({ id, status, archived, deletedAt }) => ({
      ...{ id, status, archived },
      isDeleted: deletedAt !== null,
    }));
    expect(shown).toEqual(listed.slice(page * size, (page + 1) * size));
  });

const place = fc.nat({ max: count - 1 });
const places = fc.uniqueArray(place, { minLength: 1 });
const steps = [
  place.map(archive),
  place.map(unarchive),
  fc.tuple(place, fc.constantFrom('READ' as const, 'UNREAD' as const)).map(([a, b]) => mark(a, b)),
  places.map((a) => many(a, 'archiveCommunicationIntents')),
  places.map((a) => many(a, 'unarchiveCommunicationIntents')),
  fc.uniqueArray(place, { minLength: 1, maxLength: 2 }).map((a) => many(a, 'deleteCommunicationIntents')),
  places.map((a) => many(a, 'restoreCommunicationIntents')),
  fc
    .tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.nat({ max: 2 }), fc.integer({ min: 1, max: 4 }))
    .map(([a, b, c, d, e]) => look(a, b, c, d, e)),
];

it('lists and counts messages correctly, whatever happens to them [P-17] [A-15]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 40, size: 'max' }), async (commands) => {
      await world.db.delete(communicationIntents);
      const rows = await world.db
        .insert(communicationIntents)
        .values(
          Array.from({ length: count }, (_, index) => ({
            studentId: maya.id,
            channels: ['INBOX' as const],
            category: 'COURSE' as const,
            subject: `Message ${index}`,
            body: 'Text',
            createdAt: new Date(world.clock.now.getTime() - index * 60_000),
          })),
        )
        .returning();
      const setup = () => ({
        model: {
          ids: rows.map(({ id }) => id),
          messages: rows.map(({ id }) => ({
            id,
            status: 'UNREAD' as const,
            archived: false,
            isDeleted: false,
          })),
        },
        real: {},
      });
      await fc.asyncModelRun(setup, commands);
    }),
    { numRuns: cases(15, 1), endOnFailure: true },
  );
});
