import type { components } from '@institute/api-schema';
import { today } from '@institute/design-system/formats';
import { and, eq, inArray, ne, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { type Caller, hasRole, requireOwnStudent } from '../auth/caller.ts';
import { endSession, endSessions, noteActivity } from '../auth/sessions.ts';
import { findCoaches } from '../coaches/coaches.ts';
import type { Handlers, Input } from '../contract.ts';
import type { Database } from '../database.ts';
import type { Dependencies } from '../dependencies.ts';
import { actorOf, recordActivity } from '../history/activity.ts';
import { findPage, inOrderOf } from '../paging.ts';
import { problem } from '../problem.ts';
import { coachSessions } from '../tables/coach-sessions.ts';
import { coaches } from '../tables/coaches.ts';
import { circleStudents, coachingCircles } from '../tables/coaching-circles.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { tidy } from '../tidy.ts';
import { matching } from './matching.ts';
import { storedPhone, studentErrors } from './student-rules.ts';

type Student = components['schemas']['Student'];

/** The student as the document shows it: the columns have the names of its fields, so nothing is translated. */
const studentColumns = {
  id: students.id,
  user: { id: users.id, email: users.email, timeZone: users.timeZone, roles: users.roles },
  personalInfo: {
    firstName: students.firstName,
    middleName: students.middleName,
    lastName: students.lastName,
    gender: students.gender,
    dateBirth: students.dateBirth,
  },
  contactInfo: {
    homePhone: students.homePhone,
    workPhone: students.workPhone,
    mobilePhone: students.mobilePhone,
  },
  address: {
    country: students.country,
    countryCode: students.countryCode,
    state: students.state,
    stateCode: students.stateCode,
    city: students.city,
    zip: students.zip,
    street1: students.street1,
    street2: students.street2,
    latitude: students.latitude,
    longitude: students.longitude,
    formattedAddress: students.formattedAddress,
  },
  photo: students.photo,
  crmId: students.crmId,
  learningSystemId: students.learningSystemId,
  learningPlatformUserId: students.learningPlatformUserId,
  languageIso2LetterCode: students.languageIso2LetterCode,
  educationLevel: students.educationLevel,
  occupation: students.occupation,
  active: students.active,
  militaryMember: students.militaryMember,
  autoPay: students.autoPay,
};

async function readStudents(db: Database, condition: SQL | undefined): Promise<Student[]> {
  const rows = await db
    .select({ ...studentColumns, coachId: coaches.id })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(coaches, eq(coaches.studentId, students.id))
    .where(condition);
  const found = await findCoaches(
    db,
    rows.flatMap(({ coachId }) => coachId ?? []),
  );
  return rows.map(({ coachId, ...student }) => ({ ...student, coach: found.get(coachId ?? '') ?? null }));
}

/** Advisors and administrators see everybody, a coach also the students of its circles and sessions, all others themselves. */
function visibleTo(db: Database, caller: Caller): SQL | undefined {
  if (hasRole(caller, 'ADVISOR', 'ADMIN')) return undefined;
  const { coachId } = caller;
  const isSelf = eq(students.id, caller.studentId);
  if (!coachId || !hasRole(caller, 'COACH')) return isSelf;
  const self = db.select({ id: students.id }).from(students).where(isSelf);
  const inCircles = db
    .select({ id: circleStudents.studentId })
    .from(circleStudents)
    .innerJoin(coachingCircles, eq(coachingCircles.id, circleStudents.circleId))
    .where(and(eq(coachingCircles.coachId, coachId), eq(circleStudents.status, 'ACTIVE')));
  const inSessions = db
    .select({ id: coachSessions.studentId })
    .from(coachSessions)
    .where(and(eq(coachSessions.coachId, coachId), ne(coachSessions.status, 'HELD_SLOT')));
  // Those ids alone: of conditions joined by `or`, everybody would have to be asked.
  return inArray(students.id, union(self, inCircles, inSessions));
}

const nothingOf = <Part extends object>(part: Part) =>
  Object.fromEntries(Object.keys(part).map((name) => [name, null])) as { [Name in keyof Part]: null };

/** What a coach has to know of a student, and nothing else. */
function forCoach(student: Student): Student {
  const { personalInfo, contactInfo, address } = student;
  return {
    ...student,
    personalInfo: { ...personalInfo, gender: null, dateBirth: null },
    contactInfo: { ...nothingOf(contactInfo), mobilePhone: contactInfo.mobilePhone },
    address: nothingOf(address),
    crmId: null,
    learningSystemId: null,
    learningPlatformUserId: null,
    educationLevel: null,
    occupation: null,
    militaryMember: null,
    autoPay: false,
  };
}

function shownTo(caller: Caller, student: Student): Student {
  const isAll = student.id === caller.studentId || hasRole(caller, 'ADVISOR', 'ADMIN');
  return isAll ? student : forCoach(student);
}

type ListQuery = Input<'listStudents'>['query'];

/** A page of students, found by what is of the student, or in the order of e-mail addresses by what is of the user. */
async function findStudents(db: Database, condition: SQL | undefined, query: ListQuery) {
  const { sortBy } = query;
  const matches = and(condition, matching(db, query.keyword));
  if (sortBy !== 'email') {
    const list = { table: students, id: students.id, sort: students[sortBy], where: matches };
    const { ids, total } = await findPage(db, query, list);
    return {
      total,
      content: inOrderOf(ids, await readStudents(db, inArray(students.id, ids)), ({ id }) => id),
    };
  }
  const userIds = db.select({ userId: students.userId }).from(students).where(matches);
  const where = matches && inArray(users.id, userIds);
  const { ids, total } = await findPage(db, query, { table: users, id: users.id, sort: users.email, where });
  const content = await readStudents(db, inArray(users.id, ids));
  return { total, content: inOrderOf(ids, content, ({ user }) => user.id) };
}

/** East of every other time zone: there it is never yesterday. */
const easternmost = 'Etc/GMT-14';

type Students = Pick<
  Handlers,
  'listStudents' | 'getStudent' | 'updateStudent' | 'logOut' | 'logOutEverywhere' | 'updateSessionStatus'
>;

export function studentHandlers({ db, now }: Dependencies): Students {
  return {
    listStudents: async ({ query, caller }) => {
      const { content, total } = await findStudents(db, visibleTo(db, caller), query);
      return { content: content.map((student) => shownTo(caller, student)), pagination: { total } };
    },

    getStudent: async ({ path, caller }) => {
      const [student] = await readStudents(db, and(eq(students.id, path.id), visibleTo(db, caller)));
      if (!student) throw problem('notFound');
      return { content: shownTo(caller, student) };
    },

    updateStudent: async ({ path, body, caller }) => {
      if (!hasRole(caller, 'ADMIN')) requireOwnStudent(path.id, caller);
      const { address, contactInfo, personalInfo, user, ...rest } = body;
      const errors = studentErrors(
        body,
        today(user.timeZone === 'none' ? easternmost : user.timeZone, now().getTime()),
      );
      if (errors.length > 0) throw problem('validationFailed', { errors });

      const phones = {
        homePhone: storedPhone(contactInfo.homePhone),
        workPhone: storedPhone(contactInfo.workPhone),
        mobilePhone: storedPhone(contactInfo.mobilePhone),
      };
      const content = await db.transaction(async (db) => {
        const [updated] = await db
          .update(students)
          .set({ ...tidy({ ...personalInfo, ...phones, ...address, ...rest }), updatedAt: now() })
          .where(eq(students.id, path.id))
          .returning();
        if (!updated) throw problem('notFound');
        const timeZone = user.timeZone === 'none' ? null : user.timeZone;
        await db.update(users).set({ timeZone }).where(eq(users.id, updated.userId));
        const actor = actorOf(caller, updated.id, 'STUDENT');
        await recordActivity(db, { ...actor, type: 'PROFILE_UPDATED' }, now());
        const [student] = await readStudents(db, eq(students.id, path.id));
        return student!;
      });
      return { content };
    },

    logOut: async ({ path, caller }) => {
      requireOwnStudent(path.id, caller);
      await db.transaction(async (db) => {
        await endSession(db, caller.sessionId, 'LOGOUT', now());
        const actor = actorOf(caller, caller.studentId, 'STUDENT');
        await recordActivity(db, { ...actor, type: 'SIGNED_OUT' }, now());
      });
    },

    logOutEverywhere: async ({ path, caller }) => {
      requireOwnStudent(path.id, caller);
      await endSessions(db, caller.userId, 'LOGOUT', now());
    },

    updateSessionStatus: async ({ path, query, caller }) => {
      requireOwnStudent(path.id, caller);
      if (query.status === 'ACTIVE') await noteActivity(db, caller.sessionId, now());
      else await endSession(db, caller.sessionId, 'IDLE_TIMEOUT', now());
    },
  };
}
