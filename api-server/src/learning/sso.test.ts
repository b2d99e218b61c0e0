import { verify } from 'hono/jwt';
import { beforeEach, expect, it } from 'vitest';
import type { Config } from '../config.ts';
import { demoId } from '../seed/seed.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { createWorld } from '../testing/world.ts';
import { demoSsoTargets } from './demo-targets.ts';

const secret = 'a secret that is long enough to be one';
const config: Partial<Config> = {
  ssoSecret: 'the key of the sign-on into the portal',
  ssoTargets: [
    'https://learn.example.com/sso',
    'https://platform.example.com/in?from=institute',
    'https://elsewhere.example.net/sso',
  ],
  ssoTargetOrigins: ['https://learn.example.com', 'https://platform.example.com'],
  ssoTargetSecret: secret,
};

const world = freshWorld({ config });
let token: string;
beforeEach(async () => {
  token = (await world.signIn('student@example.com')).accessToken;
});

const get = (n: number, query: object = {}, number = 1) =>
  world.call('getSsoLoginUrl', { path: { id: demoId('student', number), n }, token, query });
const claimsOf = (link: string) =>
  verify(new URL(link).searchParams.get('token')!, secret, { alg: 'HS256', exp: false, iat: false });

// Claim: learning-platform-link
it('links to the system with that number, with the target appended [A-06] [P-21]', async () => {
  const { status, body } = await get(0, { orgUnitId: '6606' });
  expect(status).toBe(200);
  const { link, expiresAt } = body.content;
  expect(link).toMatch(/^https:\/\/learn\.example\.com\/sso\?token=[\w.-]+&target=$/);
  const arrived = new URL(link + encodeURIComponent('/d2l/home/6606?a=b&c=d'));
  expect(arrived.searchParams.get('target')).toBe('/d2l/home/6606?a=b&c=d');
  expect(await claimsOf(link)).toEqual({
    iss: 'http://127.0.0.1:4100',
    aud: 'https://learn.example.com',
    sub: demoId('student', 1),
    email: 'student@example.com',
    given_name: 'Maya',
    family_name: 'Lindqvist',
    learning_system_id: 'LS-7731',
    learning_platform_user_id: '58213',
    org_unit_id: '6606',
    jti: expect.any(String),
    iat: 1772463600,
    exp: 1772463660,
  });
  expect(expiresAt).toBe('2026-03-02T15:01:00.000Z');
  const other = new URL((await get(1)).body.content.link);
  expect([other.origin, other.searchParams.get('from')]).toEqual([
    'https://platform.example.com',
    'institute',
  ]);
  expect(await claimsOf(other.href)).toMatchObject({ aud: other.origin, org_unit_id: null });
});

it('is different each time', async () => {
  const links = [await get(0), await get(0)].map(({ body }) => body.content.link);
  expect(links[0]).not.toBe(links[1]);
});

it('refuses unknown numbers and disallowed origins [A-06]', async () => {
  expect([(await get(2)).status, (await get(3)).status]).toEqual([404, 404]);
  expect([(await get(-1)).status, (await get(0.5)).status]).toEqual([422, 400]);
});

it('is for the student only [A-06]', async () => {
  expect((await get(0, {}, 2)).status).toBe(404);
  token = (await world.signIn('admin@example.com')).accessToken;
  expect((await get(0)).status).toBe(404);
});

it('cannot be used to sign in here', async () => {
  const { link } = (await get(0)).body.content;
  const sent = new URL(link).searchParams.get('token');
  expect((await world.call('signInWithSso', { body: { token: sent } })).problem.key).toBe('invalidSsoToken');
});

it('is not found if no system is configured', async () => {
  const bare = await createWorld();
  const { accessToken } = await bare.signIn('student@example.com');
  const path = { id: demoId('student', 1), n: 0 };
  expect((await bare.call('getSsoLoginUrl', { path, token: accessToken })).status).toBe(404);
  expect((await bare.app.request('/demo/learning-system')).status).toBe(404);
  await bare.close();
});

it('opens the systems that a demo simulates', async () => {
  const played = { demoSsoTargets: true, ...demoSsoTargets('http://api.test') };
  const demo = await createWorld({ config: played });
  const { accessToken } = await demo.signIn('student@example.com');
  const path = { id: demoId('student', 1), n: 1 };
  const { link } = (await demo.call('getSsoLoginUrl', { path, token: accessToken })).body.content;
  const page = await demo.app.request(`${link}%2Flessons%2F%3Cb%3E`);
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringContaining('Maya Lindqvist is signed in, and arrives at /lessons/&lt;b&gt;.'),
  ]);
  demo.clock.forward(61);
  expect((await demo.app.request(link)).status).toBe(403);
  expect((await demo.app.request('/demo/learning-platform')).status).toBe(403);
  await demo.close();
});

it('reports results and playback from the platform that a demo simulates', async () => {
  const played = { demoSsoTargets: true, ...demoSsoTargets('http://api.test') };
  const demo = await createWorld({ config: played });
  const { accessToken } = await demo.signIn('student@example.com');
  const id = demoId('student', 1);
  const courseId = demoId('course', 4);
  const open = async (moduleId: string, position = 0) => {
    const path = { id, n: 1 };
    const { link } = (await demo.call('getSsoLoginUrl', { path, token: accessToken })).body.content;
    const target = encodeURIComponent(`/courses/${courseId}/modules/${moduleId}?t=${position}`);
    return (await demo.app.request(`${link}${target}`)).text();
  };
  const find = async (moduleId: string) => {
    const { body } = await demo.call('listModules', { path: { id, courseId }, token: accessToken });
    return body.content.find((module) => module.id === moduleId)!;
  };

  const quiz = demoId('module', 406);
  const [, session] = /name="session" value="([^"]+)"/.exec(await open(quiz))!;
  const form = new URLSearchParams({ session: session! });
  const sent = await demo.app.request('/demo/learning-platform/results', { method: 'POST', body: form });
  expect(await sent.text()).toContain('Completed.');
  expect(await find(quiz)).toMatchObject({ completed: true, completionSource: 'PLATFORM' });

  const video = demoId('module', 401);
  let next = /href="([^"]+player[^"]+)"/.exec(await open(video))?.[1];
  for (let count = 0; count < 3; count += 1) {
    const page = await (await demo.app.request(next!)).text();
    next = /url=([^"]+)"/.exec(page)?.[1];
    demo.clock.forward(10);
  }
  expect(await find(video)).toMatchObject({ watchedSeconds: 40, position: 40 });
  const forged = await demo.app.request('/demo/learning-platform/player?session=forged');
  expect(forged.status).toBe(403);
  await demo.close();
});
