/**
 * Creates the demo world once before all journeys, with its signed agreements sealed, which would otherwise happen
 * again in each of them. No reminder is due in it: on some weekdays, one would arrive during a journey. Each worker's
 * server starts from a copy of it.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMemory } from '../../api-server/src/platform/embedded-database.ts';
import { seed } from '../../api-server/src/seed/seed.ts';
import { testHasher } from '../../api-server/src/testing/hasher.ts';
import { beginAtMoment, testMoment } from '../given/moment.ts';
import { settleWorld } from './settle-world.ts';

export default async function createSnapshot(): Promise<() => Promise<void>> {
  if (process.env.JOURNEYS_ON === 'topology') return (await import('./topology-world.ts')).startWorld();
  const folder = await mkdtemp(join(tmpdir(), 'institute-world-'));
  beginAtMoment(30);
  const { db, migrate, dump, close } = await openMemory();
  await migrate();
  const now = () => new Date(testMoment);
  await seed({ db, now, hasher: testHasher });
  await settleWorld(db, now);
  const file = join(folder, 'snapshot.tar');
  await writeFile(file, Buffer.from(await (await dump!()).arrayBuffer()));
  await close();
  process.env.WORLD_SNAPSHOT = file;
  return () => rm(folder, { recursive: true });
}
