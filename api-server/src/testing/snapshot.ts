import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { beginAtMoment } from '../../../scripts/given/moment.ts';
import { openContentKey } from '../files/content-key.ts';
import { openMemory } from '../platform/embedded-database.ts';
import { seed } from '../seed/seed.ts';
import { testHasher } from './hasher.ts';
import { emptyProvoked } from './provoked.ts';
import { testStart } from './world.ts';

declare module 'vitest' {
  interface ProvidedContext {
    snapshot: string;
    /** The file that lists the failures provoked per operation. */
    provoked: string;
  }
}

/** Migrates and seeds one database once. Every test file starts from its dump. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'api-server-test-'));
  const file = join(folder, 'snapshot.tar');
  beginAtMoment(30);
  const opened = await openMemory();
  await opened.migrate();
  await seed({ db: opened.db, now: () => testStart, hasher: testHasher });
  await openContentKey(opened.db, testStart);
  await writeFile(file, Buffer.from(await (await opened.dump()).arrayBuffer()));
  await opened.close();
  project.provide('snapshot', file);
  project.provide('provoked', await emptyProvoked());
  return () => rm(folder, { recursive: true });
}
