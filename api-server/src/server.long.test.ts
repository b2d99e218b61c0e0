import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { demoId } from './seed/seed.ts';
import { dataFolder, signInAt, withDemoWorld } from './testing/data-folder.ts';
import { pdfOf } from './testing/uploads.ts';

const place = dataFolder();
withDemoWorld(place);

const maya = `/students/${demoId('student', 1)}`;

async function changeOccupation(api: string, occupation: string) {
  const headers = { ...(await signInAt(api)), 'content-type': 'application/merge-patch+json' };
  const { version } = (await (await fetch(api + maya, { headers })).json()).content;
  const body = JSON.stringify({ version, occupation });
  expect((await fetch(api + maya, { method: 'PATCH', headers, body })).status).toBe(200);
}

async function occupationOf(api: string): Promise<string> {
  const response = await fetch(api + maya, { headers: await signInAt(api) });
  return (await response.json()).content.occupation;
}

it('keeps what it acknowledged when it is killed', async () => {
  const first = place.run();
  await changeOccupation(await first.listening, 'Violin maker');
  first.child.kill('SIGKILL');
  expect(await first.ended).toBe('SIGKILL');
  const second = place.run();
  expect(await occupationOf(await second.listening)).toBe('Violin maker');
});

it('keeps files, and the URLs that open them, over a restart [A-21] [A-23]', async () => {
  const first = place.run();
  const api = await first.listening;
  const { authorization } = await signInAt(api);
  const form = new FormData();
  form.append('file', new File([pdfOf('agreement')], 'agreement.pdf'));
  form.append('object', 'DOCUMENT');
  const upload = await fetch(`${api}/files`, { method: 'POST', headers: { authorization }, body: form });
  const { fileName } = (await upload.json()).content;
  const presigned = `${api}/files/generate_presigned_url?fileName=${fileName}`;
  const { url } = (await (await fetch(presigned, { headers: { authorization } })).json()).content;
  expect(await readdir(join(place.folder, 'files'))).toContain(fileName);
  first.child.kill('SIGKILL');
  await first.ended;

  // Requested like the app does, from its own origin.
  const portal = join(place.folder, 'portal');
  await mkdir(portal);
  await writeFile(join(portal, 'index.html'), '<title>portal</title>');
  const second = place.run({ PORTAL_DIST: portal, PORT_PORTAL: '0' });
  await second.listening;
  const { portal: origin } = second.lines.find(({ msg }) => msg === 'listening')!;
  const response = await fetch(origin + url);
  expect([response.status, await response.text()]).toEqual([200, pdfOf('agreement')]);
  expect((await fetch(`${origin}/api/content/${fileName}`)).status).toBe(403);
});

it('refuses a data folder that another process uses, and reports that process', async () => {
  const first = place.run();
  const api = await first.listening;
  const second = place.run();
  expect(await second.ended).toBe(1);
  expect(second.lines.at(-1)?.msg).toContain(`in use by process ${first.pid}`);
  await changeOccupation(api, 'Still here');
  expect(await occupationOf(api)).toBe('Still here');
});

it('reports a damaged data folder, and what to do', async () => {
  await writeFile(join(place.folder, 'database/global/pg_control'), 'damaged');
  const server = place.run();
  expect(await server.ended).toBe(1);
  const message = server.lines.at(-1)?.msg;
  expect(message).toContain(`The embedded database in ${join(place.folder, 'database')} could not be opened`);
  expect(message).toContain('restore your last backup');
});

it('finishes and cleans up when it is asked to stop', async () => {
  const server = place.run();
  const api = await server.listening;
  expect(await readdir(place.folder)).toContain('database.lock');
  await signInAt(api);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.lines.at(-1)?.msg).toBe('closed');
  expect((await readdir(place.folder)).toSorted()).toEqual(['database', 'files']);
});

it('does not start with an invalid setting, and names it', async () => {
  const server = place.run({ PORT_API: 'eighty' });
  expect(await server.ended).toBe(1);
  expect(server.lines.at(-1)).toMatchObject({
    level: 60,
    msg: expect.stringContaining('PORT_API must be'),
  });
});
