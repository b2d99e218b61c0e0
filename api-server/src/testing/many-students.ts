import { hashOf, newSecret } from '../account/secrets.ts';
import type { Database } from '../platform/database.ts';
import { newId } from '../platform/identifier.ts';
import { sessions, sessionTokens } from '../tables/sessions.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';

/** Access tokens of many signed-in students. Signing in one by one would take longer than most tests. */
export async function manyStudents(
  { db, clock }: { db: Database; clock: { now: Date } },
  count: number,
): Promise<string[]> {
  const createdAt = clock.now;
  const expiresAt = new Date(createdAt.getTime() + 600_000);
  const people = await Promise.all(
    Array.from({ length: count }, async () => {
      const accessToken = newSecret();
      return { userId: newId(), sessionId: newId(), accessToken, accessHash: hashOf(accessToken) };
    }),
  );
  await db.insert(users).values(
    people.map(({ userId }, index) => ({
      id: userId,
      email: `student-${index}@example.com`,
      isVerifiedEmail: true,
      roles: [{ name: 'STUDENT' as const }],
      createdAt,
    })),
  );
  await db.insert(students).values(
    people.map(({ userId }, index) => ({
      userId,
      firstName: 'Student',
      lastName: `No. ${index}`,
      createdAt,
      updatedAt: createdAt,
    })),
  );
  await db.insert(sessions).values(
    people.map(({ userId, sessionId }) => ({
      id: sessionId,
      userId,
      createdAt,
      lastActiveAt: createdAt,
      expiresAt,
    })),
  );
  await db.insert(sessionTokens).values(
    people.map(({ sessionId, accessHash }) => ({
      accessHash,
      refreshHash: newSecret(),
      sessionId,
      accessExpiresAt: expiresAt,
      refreshExpiresAt: expiresAt,
    })),
  );
  return people.map(({ accessToken }) => accessToken);
}
