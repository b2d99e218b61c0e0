import { afterAll, beforeAll, expect, it } from 'vitest';
import { emails } from '../tables/emails.ts';
import { createWorld, testStart, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ config: { mailboxPage: true } });
});
afterAll(() => world.close());

const get = async (path: string) => {
  const response = await world.app.request(path);
  return { response, text: await response.text() };
};

it('is empty at first, then lists e-mails, newest first', async () => {
  expect((await get('/mailbox')).text).toContain('No e-mails yet.');
  await world.call('forgotPassword', { body: { email: 'student@example.com', application: 'STUDENT' } });
  world.clock.forward(60);
  await world.call('forgotPassword', { body: { email: 'pastdue@example.com', application: 'STUDENT' } });
  const { response, text } = await get('/mailbox');
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(text).toContain('<html lang="en">');
  expect(text.indexOf('pastdue@example.com')).toBeLessThan(text.indexOf('student@example.com'));
});

it('shows one e-mail, with its link to follow', async () => {
  const { text: list } = await get('/mailbox');
  const path = [...list.matchAll(/href="(\/mailbox\/[0-9a-f-]+)"/g)].at(-1)![1]!;
  const { text } = await get(path);
  const { secret } = await world.lastEmail('student@example.com');
  const link = `http://127.0.0.1:4100/reset-password?token=${secret}`;
  expect(text).toContain(`<a href="${link}">${link}</a>`);
});

it('shows its HTML in a frame without scripts, whose links open beside it', async () => {
  const { text: list } = await get('/mailbox');
  const path = [...list.matchAll(/href="(\/mailbox\/[0-9a-f-]+)"/g)].at(-1)![1]!;
  const { text } = await get(path);
  expect(text).toContain(`sandbox="allow-popups allow-popups-to-escape-sandbox" src="${path}/html"`);
  const { response, text: html } = await get(`${path}/html`);
  expect(html).toContain('<base target="_blank">');
  expect(html).toContain('Choose a new password</a>');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'; style-src 'unsafe-inline'");
  expect(policy).toMatch(/frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox$/);
  expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
});

it('escapes what it shows, and allows no scripts', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  await world.db.insert(emails).values({
    recipient: hostile,
    subject: hostile,
    text: `${hostile}\n\nhttps://x.test/"onmouseover="alert(1)`,
    sentAt: testStart,
  });
  const { response, text } = await get('/mailbox');
  expect(text).not.toContain('<img');
  expect(text).toContain('&lt;img');
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  const path = /href="(\/mailbox\/[0-9a-f-]+)">&lt;img/.exec(text)![1]!;
  expect((await get(path)).text).not.toMatch(/<img|"onmouseover/);
});

it('serves its own style sheet', async () => {
  const { response } = await get('/mailbox/style.css');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
});

it('returns 404 for a missing e-mail', async () => {
  expect((await get('/mailbox/01980a3c-1f00-7000-8000-000000000000')).response.status).toBe(404);
  expect((await get('/mailbox/nonsense')).response.status).toBe(404);
});

it('is not served unless it is enabled', async () => {
  const closed = await createWorld();
  expect((await closed.app.request('/mailbox')).status).toBe(404);
  await closed.close();
});
