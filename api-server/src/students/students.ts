import type { Schemas } from '@institute/api-schema';
import { today } from '@institute/values/formats';
import { and, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { storedNames, storedPhones, studentErrors } from '../account/profile-rules.ts';
import { publicView } from '../coaches/coaches.ts';
import type { Dependencies } from '../dependencies.ts';
import { requireOwnPictures } from '../files/own-pictures.ts';
import { actorOf, recordActivity } from '../history/activity.ts';
import { checkHeldEmails } from '../inbox/digest.ts';
import { lockStudent } from '../locks.ts';
import { blankToNull } from '../platform/blank-to-null.ts';
import { type Caller, hasRole } from '../platform/caller.ts';
import { contentVersion } from '../platform/content-version.ts';
import type { Handlers, Input } from '../platform/contract.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { easternmost } from '../platform/institute-days.ts';
import { findPage, inOrderOf } from '../platform/paging.ts';
import { problem } from '../platform/problem.ts';
import { patchedBody } from '../requests/merge-patch.ts';
import { coachSessions } from '../tables/coach-sessions.ts';
import { circleStudents, coachingCircles, isCircleMember } from '../tables/coaching-circles.ts';
import { students } from '../tables/students.ts';
import { hasRoleNamed, users } from '../tables/users.ts';
import { matchingStudents } from './matching.ts';
import { prepareStudents, readStudents, type StoredStudent } from './read-students.ts';

type Student = Schemas['Student'];

/**
 * Advisors and administrators see all students. A coach also sees the students of their sessions, and those in their
 * circles who have joined or accepted. Everyone else sees only themselves.
 */
function visibleTo(db: Database, caller: Caller): SQL | undefined {
  if (hasRole(caller, 'ADVISOR', 'ADMIN')) return isNull(students.deletedAt);
  const { coachId } = caller;
  const isSelf = eq(students.id, caller.studentId);
  if (!coachId || !hasRole(caller, 'COACH')) return isSelf;
  const self = db.select({ id: students.id }).from(students).where(isSelf);
  const inCircles = db
    .select({ id: circleStudents.studentId })
    .from(circleStudents)
    .innerJoin(coachingCircles, eq(coachingCircles.id, circleStudents.circleId))
    .where(and(eq(coachingCircles.coachId, coachId), isCircleMember));
  const inSessions = db
    .select({ id: coachSessions.studentId })
    .from(coachSessions)
    .where(and(eq(coachSessions.coachId, coachId), ne(coachSessions.status, 'HELD_SLOT')));
  // By id, because conditions joined with `or` would scan the table. As an array, because a coach's students are few, which
  // the database doesn't expect of a query.
  return sql`${students.id} = any(array(${union(self, inCircles, inSessions)}))`;
}

const allNull = <Part extends object>(part: Part) =>
  Object.fromEntries(Object.keys(part).map((name) => [name, null])) as { [Name in keyof Part]: null };

/** The fields that a coach needs to know. The others are listed, so that a new one isn't shown before someone decides it. */
function forCoach(student: StoredStudent): StoredStudent {
  const { id, user, photo, languageIso2LetterCode, active, personalInfo, contactInfo, address } = student;
  return {
    id,
    user,
    photo,
    languageIso2LetterCode,
    active,
    personalInfo: { ...personalInfo, gender: null, dateBirth: null },
    contactInfo: { ...allNull(contactInfo), mobilePhone: contactInfo.mobilePhone },
    address: allNull(address),
    crmId: null,
    learningSystemId: null,
    learningPlatformUserId: null,
    educationLevel: null,
    occupation: null,
    militaryMember: null,
    autoPay: false,
    coach: student.coach && publicView(student.coach),
  };
}

/** Students see all of their own profile, and so do staff. */
const seesAll = (caller: Caller, studentId: string) =>
  studentId === caller.studentId || hasRole(caller, 'ADVISOR', 'ADMIN');

const shownTo = (caller: Caller, student: StoredStudent): Student =>
  withVersion(seesAll(caller, student.id) ? student : forCoach(student));

/**
 * The version is a hash of the fields that a student can change, so writes needn't count versions. It covers only
 * what the caller can see, so it reveals nothing else.
 */
function withVersion(student: StoredStudent): Student {
  const { address, contactInfo, educationLevel, languageIso2LetterCode, militaryMember } = student;
  const { occupation, personalInfo, photo, user } = student;
  const content = [
    [address, contactInfo, personalInfo].map((part) => Object.entries(part).toSorted()),
    [educationLevel, languageIso2LetterCode, militaryMember, occupation, photo, user.timeZone],
  ];
  return { ...student, version: contentVersion(content) };
}

type ListQuery = Input<'listStudents'>['query'];

/** A page of students, sorted by e-mail address through the users table. */
async function findIds(db: Database, visible: SQL | undefined, query: ListQuery) {
  const { sortBy, keyword, role } = query;
  const ofRole =
    role === null
      ? undefined
      : inArray(students.userId, db.select({ id: users.id }).from(users).where(hasRoleNamed(role)));
  const where = and(visible, ofRole);
  const anyOf = matchingStudents(db, keyword);
  if (sortBy !== 'email') {
    return findPage(db, query, { table: students, id: students.id, sort: students[sortBy], where, anyOf });
  }
  const userIds = (one: SQL | undefined) =>
    inArray(users.id, db.select({ userId: students.userId }).from(students).where(and(where, one)));
  const list = { table: users, id: users.id, sort: users.email };
  return findPage(
    db,
    query,
    anyOf ? { ...list, anyOf: anyOf.map(userIds) } : { ...list, where: where && userIds(undefined) },
  );
}

/** Prevents overwriting changes that the caller hasn't seen. */
async function requireVersion(db: Database, id: string, version: string): Promise<void> {
  await lockStudent(db, id);
  const [stored] = await readStudents(db, eq(students.id, id));
  if (!stored) throw problem('notFound');
  const current = withVersion(stored);
  if (current.version !== version) throw problem('versionConflict', { current: { ...current } });
}

type Students = Pick<Handlers, 'listStudents' | 'getStudent' | 'updateStudent' | 'patchStudent'>;

export function studentHandlers({ db, lists, now }: Dependencies): Students {
  const prepared = prepareStudents(db);

  const updateStudent = async ({
    path,
    body,
    caller,
  }: Pick<Input<'updateStudent'>, 'path' | 'body' | 'caller'>) => {
    const { address, contactInfo, personalInfo, user } = body;
    const { educationLevel, languageIso2LetterCode, militaryMember, occupation, photo } = body;
    // Listed explicitly, because the object that was read has members only the server may set.
    const rest = { educationLevel, languageIso2LetterCode, militaryMember, occupation, photo };
    const timeZone = user.timeZone === 'none' ? null : user.timeZone;
    const errors = studentErrors(body, today(timeZone ?? easternmost, now().getTime()));
    if (errors.length > 0) throw problem('validationFailed', { errors });

    const phones = storedPhones(contactInfo);
    const content = await atOnce({ db, now }, async (db, now) => {
      if (body.version) await requireVersion(db, path.id, body.version);
      const isOpen = and(eq(students.id, path.id), isNull(students.deletedAt));
      const [before] = await db.select({ photo: students.photo }).from(students).where(isOpen);
      if (!before) throw problem('notFound');
      await requireOwnPictures(db, path.id, { photo }, before);
      const [updated] = await db
        .update(students)
        .set({
          ...blankToNull({ ...storedNames(personalInfo), ...phones, ...address, ...rest }),
          updatedAt: now,
        })
        .where(isOpen)
        .returning();
      if (!updated) throw problem('notFound');
      await db.update(users).set({ timeZone }).where(eq(users.id, updated.userId));
      await checkHeldEmails(db, updated.id, now);
      const actor = actorOf(caller, updated.id, 'STUDENT');
      await recordActivity(db, { ...actor, type: 'PROFILE_UPDATED' }, now);
      const [student] = await readStudents(db, eq(students.id, path.id));
      return withVersion(student!);
    });
    return { content };
  };

  return {
    listStudents: async ({ query, caller }) => {
      const { ids, total } = await findIds(lists, visibleTo(db, caller), query);
      const isByUser = query.sortBy === 'email';
      const found = await (isByUser ? prepared.readByUserIds(ids) : prepared.readByIds(ids));
      const content = inOrderOf(ids, found, ({ id, user }) => (isByUser ? user.id : id));
      return { content: content.map((student) => shownTo(caller, student)), pagination: { total } };
    },

    getStudent: async ({ path, caller }) => {
      const isVisible = () => and(eq(students.id, path.id), visibleTo(db, caller));
      const student = seesAll(caller, path.id)
        ? (await prepared.readByIds([path.id]))[0]
        : (await readStudents(db, isVisible()))[0];
      if (!student) throw problem('notFound');
      return { content: shownTo(caller, student) };
    },

    updateStudent,

    patchStudent: async ({ path, body, caller }) => {
      const [stored] = await prepared.readByIds([path.id]);
      if (!stored) throw problem('notFound');
      const whole = patchedBody('updateStudent', withVersion(stored), body);
      return updateStudent({ path, body: whole, caller });
    },
  };
}
