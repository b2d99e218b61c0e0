/**
 * Creates the demo world once before all journeys, with its signed agreements sealed, which would otherwise happen
 * again in each of them. No reminder is due in it: on some weekdays, one would arrive during a journey. Each worker's
 * server starts from a copy of it.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { defaultConfig } from '../api-server/src/config.ts';
import { completeWhenSigned } from '../api-server/src/enrollment/decisions.ts';
import { reminderSources } from '../api-server/src/job-list.ts';
import type { Database } from '../api-server/src/platform/database.ts';
import { openMemory } from '../api-server/src/platform/embedded-database.ts';
import { seed } from '../api-server/src/seed/seed.ts';
import { sealEnvelopes } from '../api-server/src/signing/seal.ts';
import { reminders } from '../api-server/src/tables/reminders.ts';
import { testHasher } from '../api-server/src/testing/hasher.ts';
import { beginAtMoment, testMoment } from './moment.ts';

/** Seals what is signed, and takes the reminders that are due as sent. */
export async function settleWorld(db: Database, now: () => Date): Promise<void> {
  await sealEnvelopes(db, {
    now,
    log: pino({ level: 'error' }),
    onCompleted: completeWhenSigned,
    portalOrigin: defaultConfig.portalOrigin,
  });
  for (const { findDue } of reminderSources(defaultConfig))
    for await (const reminder of findDue(db, now()))
      await db
        .insert(reminders)
        .values({ ...reminder, sentAt: now() })
        .onConflictDoNothing();
}

export default async function createSnapshot(): Promise<() => Promise<void>> {
  if (process.env.JOURNEYS_ON === 'topology') return (await import('./topology/world.ts')).startWorld();
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
