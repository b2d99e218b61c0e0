import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { cases } from '../../../scripts/given/lane.ts';
import { type ServerProcess, startProcess } from '../testing/process.ts';
import {
  expectWhole,
  kindsOf,
  listMessages,
  look,
  type Send,
  senderOf,
  signIn,
  type Write,
} from './tracked-writes.ts';

// Kills the server repeatedly during writes. Acknowledged writes must survive the restart, and other writes must be
// complete or absent.

const kills = cases(2, 1);

let folder: string;
let running: ServerProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-'));
  const loadDataDir = new Blob([await readFile(inject('snapshot'))]);
  await (await PGlite.create({ dataDir: join(folder, 'database'), loadDataDir })).close();
});
afterEach(async () => {
  running?.child.kill('SIGKILL');
  await running?.ended;
  await rm(folder, { recursive: true });
});

async function start(): Promise<string> {
  running = startProcess({ DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000' });
  const api = await running.listening;
  expect(running.lines.filter(({ level }) => level >= 50)).toEqual([]);
  return api;
}

it(`keeps what it acknowledged, and no partial writes, when it is killed ${kills} times during ${kills * 20} writes`, async () => {
  const moments = fc.sample(fc.tuple(fc.integer({ min: 14, max: 26 }), fc.nat({ max: 15 })), kills);
  let api = await start();
  const [maya, rosa] = [await signIn(api, 'student@example.com'), await signIn(api, 'coach@example.com')];
  const send: Send = (method, path, body) => senderOf(api, maya, rosa)(method, path, body);
  const messages = await listMessages(send, false);
  const kinds = kindsOf(send, messages);

  const acknowledged: Write[] = [];
  let interrupted = 0;
  let number = 0;
  for (const [count, delay] of moments) {
    const before = acknowledged.length;
    let isDue = () => {};
    const due = new Promise<void>((resolve) => {
      isDue = resolve;
    });
    const lane = async (kind: (number: number) => Write) => {
      for (;;) {
        const write = kind(number++);
        try {
          await write.send();
        } catch (error) {
          if (!running!.child.killed) throw error;
          interrupted += 1;
          return;
        }
        acknowledged.push(write);
        if (acknowledged.length - before >= count) isDue();
      }
    };
    const lanes = Promise.all(kinds.map(lane));
    await Promise.race([due, lanes]);
    await new Promise((resolve) => setTimeout(resolve, delay));
    running!.child.kill('SIGKILL');
    expect(await running!.ended).toBe('SIGKILL');
    await lanes;

    api = await start();
    const shown = await look(send);
    expectWhole(shown, messages);
    for (const write of acknowledged.slice(before)) expect(await write.isDone(shown)).not.toBe(false);
  }
  const shown = await look(send);
  for (const write of acknowledged) expect(await write.isDone(shown)).not.toBe(false);
  expect(acknowledged.length + interrupted).toBeGreaterThan(kills * 20);
  expect(interrupted).toBe(kills * kinds.length);
}, 300_000);
