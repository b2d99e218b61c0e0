import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { demoId } from './seed/seed.ts';
import { type RunningServer, startServer } from './server.ts';
import { dataFolder, json, signInAt } from './testing/data-folder.ts';
import { testHasher } from './testing/hasher.ts';
import { closeServers, start } from './testing/started.ts';

const place = dataFolder();
closeServers();

/** The server's raw response to bytes that no HTTP client would send. */
function exchange(api: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(api).port), '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('the server in this process', () => {
  it('serves the API and both apps, each on its port, and sends links to them', async () => {
    for (const name of ['portal', 'coach']) {
      await mkdir(join(place.folder, name));
      await writeFile(join(place.folder, name, 'index.html'), `<title>${name}</title>`);
    }
    const server = await start({
      dist: { portal: join(place.folder, 'portal'), coach: join(place.folder, 'coach') },
    });
    expect(await (await fetch(server.portal!)).text()).toBe('<title>portal</title>');
    expect(await (await fetch(server.coach!)).text()).toBe('<title>coach</title>');
    const headers = await signInAt(`${server.portal}/api`);
    const answer = await fetch(`${server.coach}/api/students/${demoId('student', 1)}`, { headers });
    expect([answer.status, answer.headers.get('keep-alive')]).toEqual([200, 'timeout=65']);

    const body = JSON.stringify({ email: 'student@example.com', application: 'STUDENT' });
    await fetch(`${server.portal}/api/auth/forgot_password`, { method: 'POST', headers: json, body });
    const list = await (await fetch(`${server.api}/mailbox`)).text();
    // The server's jobs send e-mails too.
    const paths = [...list.matchAll(/href="(\/mailbox\/[0-9a-f-]+)"/g)].map(([, path]) => path);
    const sent = await Promise.all(paths.map(async (path) => (await fetch(server.api + path)).text()));
    expect(sent.join()).toContain(`${server.portal}/reset-password?token=`);
  });
});

describe('the demo world', () => {
  it('is refused if other machines can reach the server, unless requested', async () => {
    await expect(start({ host: '0.0.0.0' })).rejects.toThrow(
      'The database has the demo world, whose passwords are public, and other machines can reach HOST=0.0.0.0.',
    );
    expect((await start({ isDemoAllowed: false, isSeeded: false }).catch(String)).toString()).toContain(
      'ReachableDemoWorld',
    );
    expect((await start({ isDemoAllowed: true })).hasDemoWorld).toBe(true);
  });

  it('does not fill the empty database of a server that others can reach; the log says what to do', async () => {
    const messages: string[] = [];
    const write = (line: string) => messages.push(JSON.parse(line).msg);
    const { api, hasDemoWorld } = await start({
      database: { kind: 'memory' },
      isDemoAllowed: false,
      log: pino({ level: 'warn' }, { write }),
    });
    expect(hasDemoWorld).toBe(false);
    expect(messages).toContainEqual(expect.stringContaining('npm run admin -- create EMAIL'));
    const body = JSON.stringify({ username: 'admin@example.com', password: 'Wellness1' });
    const answer = await fetch(`${api}/auth/signin/student`, { method: 'POST', headers: json, body });
    expect(answer.status).toBe(401);
  });
});

describe('a wrong DATABASE_URL', () => {
  it('is named, without its password', async () => {
    const url = 'postgres://user:hush@127.0.0.1:1/institute';
    const message = await start({ database: { kind: 'postgres', url } }).catch(String);
    expect(message).toContain(
      'The database at DATABASE_URL can’t be opened: connect ECONNREFUSED 127.0.0.1:1.',
    );
    expect(message).not.toContain('hush');
  });
});

describe('malformed requests', () => {
  let api: string;
  let server: RunningServer;
  beforeAll(async () => {
    const snapshot = new Blob([await readFile(inject('snapshot'))]);
    server = await startServer({ database: { kind: 'memory', snapshot }, hasher: testHasher });
    api = server.api;
  });
  afterAll(() => server.close());

  it('returns 413 for 10 MB, and stays up', async () => {
    const body = JSON.stringify({ username: 'a', password: 'x'.repeat(10_000_000) });
    const response = await fetch(`${api}/auth/signin/student`, { method: 'POST', headers: json, body });
    expect([response.status, (await response.json()).key]).toEqual([413, 'payloadTooLarge']);
    await signInAt(api);
  });

  it.each([
    ['a control character in the path', 'GET /stu\u0001dents HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a broken escape in the path', 'GET /%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b c\r\nConnection: close\r\n\r\n'],
    ['no HTTP at all', '\u0000\u0001\u0002\r\n\r\n'],
    ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: x\r\nhost: y\r\nConnection: close\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
  ])('returns 400 for %s, and stays up', async (_, bytes) => {
    expect(await exchange(api, bytes)).toMatch(/^HTTP\/1\.1 400 /);
    expect((await fetch(`${api}/healthz`)).status).toBe(200);
  });
});
