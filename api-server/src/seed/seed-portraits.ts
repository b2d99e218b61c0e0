import { eq, inArray } from 'drizzle-orm';
import { mediaPrefix } from '../files/file-types.ts';
import type { Database } from '../platform/database.ts';
import type { Files } from '../ports/files.ts';
import { files as fileTable } from '../tables/files.ts';
import { students } from '../tables/students.ts';
import { demoId } from './demo-id.ts';
import { portraits } from './portraits.ts';

const drawn = Object.entries(portraits).map(([person, svg]) => ({
  studentId: demoId('student', Number(person)),
  name: `${mediaPrefix}${demoId('portrait', Number(person))}.svg`,
  bytes: new TextEncoder().encode(svg),
}));

/** Records the portraits. People can't upload SVG; these are ours. */
export async function seedPortraits(db: Database, now: Date): Promise<void> {
  await db.insert(fileTable).values(
    drawn.map(({ studentId, name, bytes }) => ({
      name,
      ownerId: studentId,
      object: 'STUDENT_PHOTO' as const,
      contentType: 'image/svg+xml',
      size: bytes.length,
      createdAt: now,
    })),
  );
  for (const { studentId, name } of drawn)
    await db.update(students).set({ photo: name }).where(eq(students.id, studentId));
}

/** Writes the portraits that a database records, because the demo world may come from a copy, without its files. */
export async function writePortraits(db: Database, files: Files): Promise<void> {
  const names = drawn.map(({ name }) => name);
  const recorded = await db
    .select({ name: fileTable.name })
    .from(fileTable)
    .where(inArray(fileTable.name, names));
  const isRecorded = new Set(recorded.map(({ name }) => name));
  for (const { name, bytes } of drawn) if (isRecorded.has(name)) await files.write(name, bytes);
}
