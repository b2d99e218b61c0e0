import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { demoId } from './seed/seed.ts';
import { type ServerProcess, startProcess } from './testing/process.ts';
import { pdfOf } from './testing/uploads.ts';

let folder: string;
const processes: ServerProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'server-'));
});
afterEach(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  await Promise.all(processes.splice(0).map(({ ended }) => ended));
  await rm(folder, { recursive: true });
});

function run(environment: Record<string, string> = {}): ServerProcess {
  const started = startProcess({ DATA_DIR: folder, ...environment });
  processes.push(started);
  return started;
}

const json = { 'content-type': 'application/json' };

async function signIn(api: string, password = 'Wellness1') {
  const body = JSON.stringify({ username: 'student@example.com', password });
  const response = await fetch(`${api}/auth/signin/student`, { method: 'POST', headers: json, body });
  expect(response.status).toBe(200);
  const { content } = await response.json();
  return { ...json, authorization: `Bearer ${content.accessToken}` };
}

const maya = `/students/${demoId('student', 1)}`;

async function changeOccupation(api: string, occupation: string) {
  const headers = await signIn(api);
  const { content } = await (await fetch(api + maya, { headers })).json();
  const {
    address,
    contactInfo,
    educationLevel,
    languageIso2LetterCode,
    militaryMember,
    personalInfo,
    photo,
  } = content;
  const update = {
    address,
    contactInfo,
    educationLevel,
    languageIso2LetterCode,
    militaryMember,
    personalInfo,
    photo,
  };
  const body = JSON.stringify({ ...update, occupation, user: { timeZone: 'none' } });
  const response = await fetch(api + maya, { method: 'PUT', headers, body });
  expect(response.status).toBe(200);
}

async function occupationOf(api: string): Promise<string> {
  const response = await fetch(api + maya, { headers: await signIn(api) });
  return (await response.json()).content.occupation;
}

// A prepared folder starts faster than an empty one.
let prepared: string;
beforeAll(async () => {
  prepared = await mkdtemp(join(tmpdir(), 'prepared-'));
  const loadDataDir = new Blob([await readFile(inject('snapshot'))]);
  await (await PGlite.create({ dataDir: prepared, loadDataDir })).close();
});
afterAll(() => rm(prepared, { recursive: true }));
beforeEach(() => cp(prepared, join(folder, 'database'), { recursive: true }));

it('keeps what it acknowledged when it is killed', async () => {
  const first = run();
  await changeOccupation(await first.listening, 'Violin maker');
  first.child.kill('SIGKILL');
  expect(await first.ended).toBe('SIGKILL');
  const second = run();
  expect(await occupationOf(await second.listening)).toBe('Violin maker');
});

it('keeps files, and the URLs that open them, over a restart [A-21] [A-23]', async () => {
  const first = run();
  const api = await first.listening;
  const { authorization } = await signIn(api);
  const form = new FormData();
  form.append('file', new File([pdfOf('agreement')], 'agreement.pdf'));
  form.append('object', 'DOCUMENT');
  const upload = await fetch(`${api}/files`, { method: 'POST', headers: { authorization }, body: form });
  const { fileName } = (await upload.json()).content;
  const presigned = `${api}/files/generate_presigned_url?fileName=${fileName}`;
  const { url } = (await (await fetch(presigned, { headers: { authorization } })).json()).content;
  expect(await readdir(join(folder, 'files'))).toContain(fileName);
  first.child.kill('SIGKILL');
  await first.ended;

  // Requested like the app does, from its own origin.
  const portal = join(folder, 'portal');
  await mkdir(portal);
  await writeFile(join(portal, 'index.html'), '<title>portal</title>');
  const second = run({ PORTAL_DIST: portal, PORT_PORTAL: '0' });
  await second.listening;
  const { portal: origin } = second.lines.find(({ msg }) => msg === 'listening')!;
  const response = await fetch(origin + url);
  expect([response.status, await response.text()]).toEqual([200, pdfOf('agreement')]);
  expect((await fetch(`${origin}/api/content/${fileName}`)).status).toBe(403);
});

it('refuses a data folder that another process uses, and reports that process', async () => {
  const first = run();
  const api = await first.listening;
  const second = run();
  expect(await second.ended).toBe(1);
  expect(second.lines.at(-1)?.msg).toContain(`in use by process ${first.pid}`);
  await changeOccupation(api, 'Still here');
  expect(await occupationOf(api)).toBe('Still here');
});

it('reports a damaged data folder, and what to do', async () => {
  await writeFile(join(folder, 'database/global/pg_control'), 'damaged');
  const server = run();
  expect(await server.ended).toBe(1);
  const message = server.lines.at(-1)?.msg;
  expect(message).toContain(`The embedded database in ${join(folder, 'database')} could not be opened`);
  expect(message).toContain('restore your last backup');
});
