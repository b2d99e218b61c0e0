import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { launchBrowser } from '../../scripts/machine/browser.ts';
import { type StaticServer, serveFolder } from '../../scripts/machine/static-server.ts';
import type { SentRequest, SentResponse } from '../src/in-page/messages.ts';
import { demoPassword } from '../src/seed/cast.ts';
import { demoId } from '../src/seed/seed.ts';
import { readPdf, textsOf } from '../src/testing/pdf.ts';
import { createCall } from '../src/testing/world.ts';

let folder: string;
let site: StaticServer;
let browser: Browser;
let page: Page;
/** Everything the page requested from the network. */
const requested: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'in-page-'));
  const build = join(import.meta.dirname, '../src/in-page/build.ts');
  await promisify(execFile)(process.execPath, [build, folder]);
  site = await serveFolder(folder);
  browser = await launchBrowser();
  page = await browser.newPage();
  page.on('request', (request) => requested.push(request.url()));
  // Any file gives the page its origin.
  await page.goto(`${site.address}/world.json`);
  // As text, because Vitest rewrites an `import()` in a function.
  await page.evaluate(`(async () => {
    const { openPageWorld } = await import('/client.js');
    const { origin } = location;
    globalThis.world = await openPageWorld({ api: origin + '/api', portal: origin, coach: origin });
  })()`);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

/** The world in the page, which the functions below run beside. */
declare const world: import('../src/in-page/client.ts').PageWorld;

const asBytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));

/** Sends a request from the page to its world. */
async function send(request: Request): Promise<Response> {
  const content = Buffer.from(await request.arrayBuffer()).toString('latin1');
  const { method, url } = request;
  const headers = [...request.headers];
  const answer = await page.evaluate(
    async ({ url, method, headers, content }) => {
      const body = content === '' ? null : Uint8Array.from(content, (character) => character.charCodeAt(0));
      const response = await world.fetch(new Request(url, { method, headers, body }));
      const bytes = new Uint8Array(await response.arrayBuffer());
      const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
      return { status: response.status, headers: [...response.headers] as [string, string][], text };
    },
    { url, method, headers: headers as SentRequest['headers'], content },
  );
  const body: SentResponse['body'] = answer.text === '' ? null : asBytes(answer.text).buffer;
  return new Response(body, { status: answer.status, headers: answer.headers });
}

/** Calls an operation, and checks the answer against the document. */
const call = createCall({ request: (url, init) => send(new Request(url as URL, init)) });

async function signIn(email: string): Promise<string> {
  const { body } = await call('signInStudent', { body: { username: email, password: demoPassword } });
  return body.content.accessToken;
}
beforeEach(() => page.evaluate(() => world.reset()));

const maya = demoId('student', 1);

it('signs people of the demo world in, with hashes made on Node', async () => {
  expect(await signIn('student@example.com')).toMatch(/^[\w-]{43}$/);
  const wrong = await call('signInStudent', {
    body: { username: 'student@example.com', password: 'Wrong1234' },
  });
  expect(wrong.problem.key).toBe('failedLogin');
});

// Claim: demo-reset
it('answers as the document says, and restores everything with the clock', async () => {
  const token = await signIn('student@example.com');
  const read = async () => (await call('getStudent', { path: { id: maya }, token })).body.content;
  const { version, personalInfo } = await read();
  const body = { version, personalInfo: { firstName: 'Ada' } };
  expect((await call('patchStudent', { path: { id: maya }, token, body })).status).toBe(200);
  expect((await read()).personalInfo.firstName).toBe('Ada');

  const before = await page.evaluate(() => world.now().getTime());
  await page.evaluate(() => world.forward(30 * 86_400));
  expect(await page.evaluate(() => world.now().getTime())).toBeGreaterThanOrEqual(before + 30 * 86_400_000);
  // The session is over by then.
  expect((await call('getStudent', { path: { id: maya }, token })).status).toBe(401);

  await page.evaluate(() => world.reset());
  const again = await signIn('student@example.com');
  const { body: restored } = await call('getStudent', { path: { id: maya }, token: again });
  expect(restored.content.personalInfo.firstName).toBe(personalInfo.firstName);
  expect(await page.evaluate(() => world.now().getTime())).toBeLessThan(before + 3_600_000);
});

it('writes PDFs with the same words', async () => {
  const token = await signIn('student@example.com');
  const path = { id: maya, awardId: demoId('studentAward', 101) };
  const { bytes } = await call('getAwardCertificate', { path, token });
  const words = textsOf(readPdf(bytes).structure).map(({ text }) => text);
  expect(words.join(' ')).toContain('Maya');
  const { headers } = await call('getSharedAwardCredential', {
    path: { shareToken: 'demo-first-ten-modules' },
  });
  expect(headers.get('content-type')).toBe('application/vc+jwt');
});

it('decodes pictures with the browser, and serves them by signed addresses', async () => {
  const token = await signIn('student@example.com');
  const png = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#2f6f57' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new File([Uint8Array.from(png)], 'me.png'));
  form.append('object', 'STUDENT_PHOTO');
  const { body } = await call('uploadFile', { token, body: form });
  const { fileName } = body.content;
  const { body: signed } = await call('generatePresignedUrl', { token, query: { fileName } });
  const url = new URL(signed.content.url.replace(/^\/api/, ''), 'http://api.test');
  const stored = await send(new Request(url));
  expect(await sharp(Buffer.from(await stored.arrayBuffer())).metadata()).toMatchObject({
    width: 2048,
    height: 1024,
  });
  url.searchParams.set('Signature', 'forged');
  expect((await send(new Request(url))).status).toBe(403);

  const broken = new FormData();
  broken.append('file', new File([asBytes('\x89PNG\r\n\x1a\n broken')], 'me.png'));
  broken.append('object', 'STUDENT_PHOTO');
  expect((await call('uploadFile', { token, body: broken })).problem.errors?.[0]?.rule).toBe('fileType');
});

it('runs the jobs when the clock says so', async () => {
  const mailbox = async () => (await send(new Request('http://api.test/mailbox'))).text();
  const receipt = /We received your payment of [^<]+<\/a><\/td><td>coach@example.com/;
  expect(await mailbox()).not.toMatch(receipt);
  await page.evaluate(() => world.forward(40 * 86_400));
  // The coach's subscription is renewed.
  await expect.poll(mailbox, { timeout: 60_000 }).toMatch(receipt);
});

it('leaves the page alone: nothing but its own files is requested', () => {
  expect(requested.filter((url) => !url.startsWith(`${site.address}/`))).toEqual([]);
  expect(requested.filter((url) => new URL(url).pathname.startsWith('/api'))).toEqual([]);
});
