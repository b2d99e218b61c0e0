import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { demoPassword } from '../seed/cast.ts';
import { type ServerProcess, startProcess } from './process.ts';

export const json = { 'content-type': 'application/json' };

/** Signs in as the demo student, and returns the headers of further requests. */
export async function signInAt(api: string) {
  const body = JSON.stringify({ username: 'student@example.com', password: demoPassword });
  const response = await fetch(`${api}/auth/signin/student`, { method: 'POST', headers: json, body });
  expect(response.status).toBe(200);
  const { content } = await response.json();
  return { ...json, authorization: `Bearer ${content.accessToken}` };
}

/** An empty data folder for each test, and server processes on it. Both are gone after the test. */
export function dataFolder() {
  const place = { folder: '' };
  const processes: ServerProcess[] = [];
  beforeEach(async () => {
    place.folder = await mkdtemp(join(tmpdir(), 'server-'));
  });
  afterEach(async () => {
    for (const { child } of processes) child.kill('SIGKILL');
    await Promise.all(processes.splice(0).map(({ ended }) => ended));
    await rm(place.folder, { recursive: true });
  });
  return Object.assign(place, {
    run(environment: Record<string, string> = {}): ServerProcess {
      const started = startProcess({ DATA_DIR: place.folder, ...environment });
      processes.push(started);
      return started;
    },
  });
}

/** Puts the demo world into the folder before each test: a prepared folder starts faster than an empty one. */
export function withDemoWorld(place: { folder: string }): void {
  let prepared: string;
  beforeAll(async () => {
    prepared = await mkdtemp(join(tmpdir(), 'prepared-'));
    const loadDataDir = new Blob([await readFile(inject('snapshot'))]);
    await (await PGlite.create({ dataDir: prepared, loadDataDir })).close();
  });
  afterAll(() => rm(prepared, { recursive: true }));
  beforeEach(() => cp(prepared, join(place.folder, 'database'), { recursive: true }));
}
