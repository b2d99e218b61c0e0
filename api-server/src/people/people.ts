import type { Schemas } from '@institute/api-schema';
import { and, eq, inArray, isNotNull, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import { endSessions } from '../account/sessions.ts';
import type { Dependencies } from '../dependencies.ts';
import { describeAct } from '../institute/audited-database.ts';
import { lockRows } from '../locks.ts';
import type { Caller } from '../platform/caller.ts';
import { contentVersion } from '../platform/content-version.ts';
import type { Handlers } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { findPage } from '../platform/paging.ts';
import { problem } from '../platform/problem.ts';
import { fullName } from '../students/full-name.ts';
import { matchingStudents } from '../students/matching.ts';
import { students } from '../tables/students.ts';
import { hasRoleNamed, users } from '../tables/users.ts';

type Person = Schemas['Person'];
type RoleName = Schemas['RoleName'];
type User = typeof users.$inferSelect;

const staffRoles: RoleName[] = ['ADVISOR', 'ADMIN'];

async function readPeople(db: Database, condition: SQL): Promise<Person[]> {
  const rows = await db
    .select({
      id: users.id,
      studentId: students.id,
      email: users.email,
      name: fullName(students),
      roles: users.roles,
      isDisabled: users.isDisabled,
      createdAt: users.createdAt,
    })
    .from(users)
    .innerJoin(students, eq(students.userId, users.id))
    .where(condition);
  return rows.map((row) => ({
    ...row,
    roles: row.roles.map(({ name }) => name),
    createdAt: row.createdAt.toISOString(),
    version: contentVersion(row.roles),
  }));
}

async function readPerson(db: Database, userId: string): Promise<Person> {
  const [person] = await readPeople(db, sql`${eq(users.id, userId)} and ${isNull(students.deletedAt)}`);
  if (!person) throw problem('notFound');
  return person;
}

const isAdministrator = ({ roles, isDisabled }: User) =>
  !isDisabled && roles.some(({ name }) => name === 'ADMIN');

/**
 * Changes a user in a transaction. The caller is locked too and must still be an administrator: two who remove each
 * other at once would leave the institute without one.
 */
async function changeUser(
  db: Database,
  userId: string,
  caller: Caller,
  change: (db: Database, user: User, person: Person) => Promise<void>,
): Promise<{ content: Person }> {
  return db.transaction(async (db) => {
    const locked = await lockRows(db, users, inArray(users.id, [userId, caller.userId]));
    const find = (id: string) => locked.find((user) => user.id === id);
    const [user, actor] = [find(userId), find(caller.userId)];
    if (!actor || !isAdministrator(actor)) throw problem('forbidden');
    if (!user) throw problem('notFound');
    await change(db, user, await readPerson(db, userId));
    return { content: await readPerson(db, userId) };
  });
}

type People = Pick<Handlers, 'listPeople' | 'disablePerson' | 'enablePerson' | 'setStaffRoles'>;

export function personHandlers({ db, lists, now }: Dependencies): People {
  return {
    listPeople: async ({ query }) => {
      const { role, isDisabled, keyword } = query;
      const deleted = lists
        .select({ userId: students.userId })
        .from(students)
        .where(and(eq(students.userId, users.id), isNotNull(students.deletedAt)));
      const conditions: SQL[] = [notExists(deleted)];
      if (role !== null) conditions.push(hasRoleNamed(role));
      if (isDisabled !== null) conditions.push(sql`${eq(users.isDisabled, isDisabled)}`);
      const anyOf = matchingStudents(lists, keyword)?.map((one) =>
        inArray(users.id, lists.select({ userId: students.userId }).from(students).where(one)),
      );
      const where = sql.join(conditions, sql` and `);
      const sort = users[query.sortBy];
      const { ids, total } = await findPage(lists, query, { table: users, id: users.id, sort, where, anyOf });
      const found = ids.length > 0 ? await readPeople(db, inArray(users.id, ids)) : [];
      const byId = new Map(found.map((person) => [person.id, person]));
      return { content: ids.flatMap((id) => byId.get(id) ?? []), pagination: { total } };
    },

    disablePerson: ({ path, caller }) =>
      changeUser(db, path.userId, caller, async (db, user) => {
        if (user.isDisabled) return;
        await db.update(users).set({ isDisabled: true }).where(eq(users.id, user.id));
        await endSessions(db, user.id, 'ACCOUNT_DISABLED', now());
      }),

    enablePerson: ({ path, caller }) =>
      changeUser(db, path.userId, caller, async (db, user) => {
        if (!user.isDisabled) return;
        await db.update(users).set({ isDisabled: false }).where(eq(users.id, user.id));
      }),

    setStaffRoles: ({ path, body, caller }) =>
      changeUser(db, path.userId, caller, async (db, user, person) => {
        if (body.version !== null && body.version !== person.version)
          throw problem('versionConflict', { current: { ...person } });
        const { roles: before } = person;
        const others = before.filter((role) => !staffRoles.includes(role));
        const kept: RoleName[] = [...others, ...body.roles];
        // Without any role, a person could do nothing, not even delete the account.
        const roles: RoleName[] = kept.length > 0 ? kept : ['STUDENT'];
        if (roles.length === before.length && roles.every((role) => before.includes(role))) return;
        await db
          .update(users)
          .set({ roles: roles.map((name) => ({ name })) })
          .where(eq(users.id, user.id));
        describeAct(db, { subject: `${before.join(', ')} → ${roles.join(', ')}` });
      }),
  };
}
