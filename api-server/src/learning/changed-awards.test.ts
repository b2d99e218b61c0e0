import { and, eq, isNotNull } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { applyInstituteFile } from '../institute-file/apply.ts';
import { exportInstituteFile, writeInstituteFile } from '../institute-file/export.ts';
import type { InstituteFile } from '../institute-file/file.ts';
import { readInstituteFile } from '../institute-file/read-file.ts';
import { jobList } from '../job-list.ts';
import { demoId } from '../seed/seed.ts';
import { awards, studentAwards } from '../tables/awards.ts';
import { communicationIntents } from '../tables/communication-intents.ts';
import { students } from '../tables/students.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { grantChangedAwards } from './grant-awards.ts';

const world = freshWorld();
const maya = demoId('student', 1);

async function edit(change: (file: InstituteFile) => void) {
  const file = structuredClone(await exportInstituteFile(world.db));
  change(file);
  const origins = { portalOrigin: '', coachOrigin: '' };
  const read = readInstituteFile(writeInstituteFile(file), 'institute.yaml');
  await applyInstituteFile(world.db, read, { now: world.clock.now, origins });
}
/** Lets two processes grant awards at a time. */
async function run() {
  const { run } = jobList(world.dependencies, world.app, null).find(({ name }) => name === 'changed awards')!;
  await Promise.all([run(), run()]);
}
const grantedIds = async () => {
  const granted = await world.db.select().from(studentAwards).where(eq(studentAwards.studentId, maya));
  return granted.map(({ awardId }) => awardId);
};
const messages = (title: string) => {
  const { studentId, subject } = communicationIntents;
  const isAbout = eq(subject, `You earned an award: ${title}`);
  return world.db.$count(communicationIntents, and(eq(studentId, maya), isAbout));
};

it('grants nothing in the demo world, whose awards were granted when they were earned', async () => {
  const before = await world.db.$count(studentAwards);
  await run();
  expect(await world.db.$count(studentAwards)).toBe(before);
});

it('grants an award that is added later to those who have met its criteria, once', async () => {
  const title = 'Five modules';
  const texts = { EN: title, ES: 'Cinco módulos' };
  const criteria = [{ type: 'MODULES_COMPLETED' as const, target: 5 }];
  await edit(({ awards }) =>
    awards!.push({ key: 'five-modules', title: texts, description: texts, criteria }),
  );
  // A run that the server ends is gone on with.
  await grantChangedAwards(world.dependencies, AbortSignal.abort());
  expect(await world.db.$count(awards, isNotNull(awards.grantedThrough))).toBeGreaterThan(0);
  await run();
  expect(await world.db.$count(awards, isNotNull(awards.grantedThrough))).toBe(0);
  const token = await world.tokenOf('student@example.com');
  const { body } = await world.call('listAwards', { path: { id: maya }, token });
  expect(body.content.filter((award) => award.title === title)).toHaveLength(1);
  await edit(({ awards }) => {
    awards!.at(-1)!.criteria[0]!.target = 6;
  });
  await run();
  expect(await messages(title)).toBe(1);
});

it('tries again to grant one to a student for whom it failed', async () => {
  await edit(({ awards }) => {
    awards!.find(({ key }) => key === 'fifty-modules')!.criteria[0]!.target = 3;
  });
  const { db } = world.dependencies;
  const failed = vi.fn(() => Promise.reject(new Error('Waited too long for a lock.')));
  const broken = new Proxy(db, {
    get: (target, name, receiver) =>
      name === 'transaction' && failed.mock.calls.length === 0 ? failed : Reflect.get(target, name, receiver),
  });
  await grantChangedAwards({ ...world.dependencies, db: broken });
  expect(failed).toHaveBeenCalledOnce();
  expect(await grantedIds()).toContain(demoId('award', 4));
  expect(await world.db.$count(awards, isNotNull(awards.grantedThrough))).toBe(0);
});

it('grants one whose criteria are lowered, but not to deleted accounts or while it is closed', async () => {
  const fifty = demoId('award', 4);
  const lower = (target: number, isClosed: boolean) =>
    edit(({ awards }) => {
      const award = awards!.find(({ key }) => key === 'fifty-modules')!;
      award.criteria[0]!.target = target;
      if (isClosed) award.state = 'closed';
      else delete award.state;
    });
  await lower(3, true);
  await run();
  expect(await grantedIds()).not.toContain(fifty);
  await world.db
    .update(students)
    .set({ deletedAt: world.clock.now })
    .where(eq(students.id, demoId('student', 5)));
  await lower(3, false);
  await run();
  expect(await grantedIds()).toContain(fifty);
  const others = await world.db.select().from(studentAwards).where(eq(studentAwards.awardId, fifty));
  expect(others.map(({ studentId }) => studentId)).not.toContain(demoId('student', 5));
});
