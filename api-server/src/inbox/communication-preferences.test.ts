import { beforeEach, expect, it } from 'vitest';
import { demoId } from '../seed/seed.ts';
import { freshWorld } from '../testing/fresh-world.ts';

const world = freshWorld();
let token: string;
beforeEach(async () => {
  token = (await world.signIn('student@example.com')).accessToken;
});

const maya = { id: demoId('student', 1) };
const list = () => world.call('listCommunicationPreferences', { path: maya, token });
const choose = (...communicationPreferences: object[]) =>
  world.call('updateCommunicationPreferences', { path: maya, token, body: { communicationPreferences } });
const cell = async (type: string, channel: string) =>
  (await list()).body.content.find((row) => row.type === type && row.channel === channel);

// Claim: inbox-messages
it('lists what is sent, and how often it can be [P-14] [A-35]', async () => {
  const { status, body } = await list();
  expect(status).toBe(200);
  expect(body.content.map(({ type, channel, cadences }) => [type, channel, cadences.length])).toEqual([
    ['ACCOUNT', 'INBOX', 1],
    ['ACCOUNT', 'EMAIL', 1],
    ['PAYMENT', 'INBOX', 1],
    ['PAYMENT', 'EMAIL', 1],
    ['ENROLLMENT', 'INBOX', 1],
    ['ENROLLMENT', 'EMAIL', 1],
    ['COURSE', 'INBOX', 1],
    ['COURSE', 'EMAIL', 3],
    ['COACHING', 'INBOX', 1],
    ['COACHING', 'EMAIL', 1],
  ]);
});

it.each([
  [{ channel: 'SMS' }, 'channel'],
  [{ type: 'ANNOUNCEMENT' }, 'type'],
  [{ type: 'COACHING', cadence: 'WEEKLY' }, 'cadence'],
])('refuses a choice of what isn’t sent: %j', async (choice, name) => {
  const asked = { type: 'COURSE', channel: 'EMAIL', enabled: true, cadence: 'IMMEDIATELY', ...choice };
  const { status, problem } = await choose(asked);
  expect(status).toBe(422);
  expect(problem.errors).toMatchObject([{ pointer: `/communicationPreferences/0/${name}`, rule: 'choice' }]);
});

it('saves choices, and keeps the rest unchanged [P-14]', async () => {
  const before = (await list()).body.content;
  const choice = { type: 'COURSE', channel: 'EMAIL', enabled: true, cadence: 'WEEKLY' };
  const { status, body } = await choose(choice);
  expect(status).toBe(200);
  expect(body.content).toEqual((await list()).body.content);
  expect(await cell('COURSE', 'EMAIL')).toMatchObject({ ...choice, locked: false });
  const others = ({ type, channel }: { type: string; channel: string }) =>
    type !== 'COURSE' || channel !== 'EMAIL';
  expect(body.content.filter(others)).toEqual(before.filter(others));
  const log = await world.call('listActivities', { path: maya, token, query: { source: 'STUDENT' } });
  expect(log.body.content[0]).toMatchObject({ type: 'PREFERENCES_UPDATED', category: 'PROFILE' });
});

it('uses the last of two choices for the same preference', async () => {
  const choice = { type: 'COURSE', channel: 'EMAIL', enabled: true, cadence: 'DAILY' };
  await choose(choice, { ...choice, cadence: 'WEEKLY' }, { ...choice, enabled: false });
  expect(await cell('COURSE', 'EMAIL')).toMatchObject({ enabled: false, cadence: 'DAILY' });
});

it.each(['ACCOUNT', 'PAYMENT', 'ENROLLMENT'])(
  'doesn’t let students turn off messages about %s [P-14]',
  async (type) => {
    for (const channel of ['INBOX', 'EMAIL']) {
      const { status, problem } = await choose(
        { type: 'COURSE', channel: 'EMAIL', enabled: false, cadence: 'DAILY' },
        { type, channel, enabled: false, cadence: 'WEEKLY' },
      );
      expect(status).toBe(422);
      expect(problem.errors).toEqual(
        ['enabled', 'cadence'].map((name) => ({
          in: 'body',
          pointer: `/communicationPreferences/1/${name}`,
          rule: 'locked',
          values: {},
        })),
      );
      expect(await cell(type, channel)).toMatchObject({
        locked: true,
        enabled: true,
        cadence: 'IMMEDIATELY',
      });
    }
    expect(await cell('COURSE', 'EMAIL')).toMatchObject({ enabled: true });
  },
);

it.each(['COURSE', 'COACHING'])('doesn’t let students turn off the inbox for %s [P-14]', async (type) => {
  const { status, problem } = await choose({ type, channel: 'INBOX', enabled: false, cadence: 'DAILY' });
  expect(status).toBe(422);
  expect(problem.errors?.map(({ rule }) => rule)).toEqual(['locked', 'locked']);
  expect(await cell(type, 'INBOX')).toMatchObject({ locked: true, enabled: true });
});

it('is accessible to the student only', async () => {
  for (const email of ['new.student@example.com', 'advisor@example.com', 'admin@example.com']) {
    const { accessToken: other } = await world.signIn(email);
    expect((await world.call('listCommunicationPreferences', { path: maya, token: other })).status).toBe(404);
    const body = {
      communicationPreferences: [{ type: 'COURSE', channel: 'EMAIL', enabled: true, cadence: 'DAILY' }],
    };
    const put = await world.call('updateCommunicationPreferences', { path: maya, token: other, body });
    expect(put.status).toBe(404);
  }
});
