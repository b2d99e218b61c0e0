import { purchaseTerms } from '@institute/api-schema/purchase-terms';
import { and, asc, eq, gt, isNull, lt, ne, notExists } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type OperationId } from '../platform/contract.ts';
import { newId } from '../platform/identifier.ts';
import { demoId } from '../seed/seed.ts';
import { auditLog } from '../tables/audit-log.ts';
import { studentAwards } from '../tables/awards.ts';
import { coachProductPurchases } from '../tables/coach-product-purchases.ts';
import { coachProducts } from '../tables/coach-products.ts';
import { coachSchedules } from '../tables/coach-schedules.ts';
import { coachSessions } from '../tables/coach-sessions.ts';
import { circleAttendance, circleSessions, circleStudents } from '../tables/coaching-circles.ts';
import { coachingGroups, groupSessions } from '../tables/coaching-groups.ts';
import { enrollmentApplications } from '../tables/enrollment-applications.ts';
import { envelopeSigners, envelopes } from '../tables/envelopes.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { dayAfter, weekdayAfter } from '../testing/days.ts';
import { exampleBody } from '../testing/example-request.ts';
import { addFile, explore, KnownValues, kindOf } from '../testing/known-values.ts';
import { withRollback } from '../testing/with-rollback.ts';
import { createWorld, testStart, type World } from '../testing/world.ts';

// Calls every operation that staff may use on another person's record. A new one is covered as soon as it declares
// `x-staff`.

type Operation = (typeof contract)[number];
type Request = { path?: object; query?: object; body?: unknown };

const ofStaff = contract.filter(({ staff }) => staff);
const config = { rateLimitFactor: 1_000_000 };
const reason = 'The student asked for it on the phone.';
const [maya, rosa] = [demoId('student', 1), demoId('coach', 5)];
const daysOff = { firstDay: dayAfter(290), lastDay: dayAfter(300) };

let world: World;
let admin: string;
const known = new KnownValues();

beforeAll(async () => {
  world = await createWorld({ commits: true, config });
  const student = await world.signIn('student@example.com');
  await addFile(world.call, student.accessToken, known);
  const session = await world.signIn('admin@example.com');
  admin = session.accessToken;
  // Other people's come before the administrator's own.
  known.add('student', maya);
  await explore(world.call, session, known);
  const { id: kind } = envelopes;
  for (const { id } of await world.db.select({ id: kind }).from(envelopes))
    known.add(kindOf('envelopes'), id);
});
afterAll(() => world.close());

const readEntries = async (inside: World) =>
  inside.db.select().from(auditLog).where(ne(auditLog.type, 'INSTITUTE_FILE_APPLIED'));

const one = async <Row>(query: PromiseLike<Row[]>): Promise<Row> => {
  const [row] = await query;
  if (!row) throw new Error('The demo world has none.');
  return row;
};

const groupSession = async ({ db }: World) => {
  const { id, groupId } = groupSessions;
  return one(
    db
      .select({
        coachId: coachingGroups.coachId,
        groupId,
        groupSessionId: id,
        startTime: groupSessions.startTime,
      })
      .from(groupSessions)
      .innerJoin(coachingGroups, eq(coachingGroups.id, groupId))
      .where(and(gt(groupSessions.startTime, testStart), isNull(groupSessions.canceledAt)))
      .orderBy(asc(groupSessions.startTime)),
  );
};

const coachSession = async ({ db }: World, isAhead: boolean) => {
  const { coachId, id: sessionId, startTime, endTime, status } = coachSessions;
  return one(
    db
      .select({ coachId, sessionId, startTime, endTime })
      .from(coachSessions)
      .where(
        and(
          eq(status, 'BOOKED'),
          isNull(coachSessions.groupSessionId),
          (isAhead ? gt : lt)(startTime, testStart),
        ),
      )
      .orderBy(asc(startTime)),
  );
};

const applicationIn = async ({ db }: World, status: 'SUBMITTED' | 'IN_REVIEW' | 'APPROVED') => {
  const { id } = await one(
    db.select().from(enrollmentApplications).where(ne(enrollmentApplications.status, 'DRAFT')),
  );
  await db.update(enrollmentApplications).set({ status }).where(eq(enrollmentApplications.id, id));
  return { path: { id } };
};

const versionOf = (content: { version: string | number }) => content.version;

/** Requests that the document's examples and what an administrator can list don't make. */
const requests: Partial<Record<OperationId, (world: World) => Promise<Request>>> = {
  patchStudent: async ({ call }) => {
    const { body } = await call('getStudent', { token: admin, path: { id: maya } });
    return { path: { id: maya }, body: { version: versionOf(body.content), languageIso2LetterCode: 'ES' } };
  },
  patchCoach: async ({ call }) => {
    const { body } = await call('getCoach', { token: admin, path: { id: rosa } });
    return { path: { id: rosa }, body: { version: versionOf(body.content), intro: 'I listen first.' } };
  },
  patchCoachSchedule: async ({ db }) => {
    const { id: scheduleId, coachId, version } = await one(db.select().from(coachSchedules));
    return { path: { coachId, scheduleId }, body: { version, name: 'Evenings' } };
  },
  updateCoachProductStatus: async ({ db }) => {
    const { id: productId, coachId } = await one(
      db.select().from(coachProducts).where(eq(coachProducts.status, 'PUBLISHED')),
    );
    return { path: { coachId, productId }, body: { status: 'DRAFT' } };
  },
  createCoachingGroup: async ({ db }) => {
    const products = await db.select().from(coachProducts);
    const product = products.find((one) => purchaseTerms(one).groupSessionCount > 0)!;
    const startTimes = Array.from(
      { length: purchaseTerms(product).groupSessionCount },
      (_, week) => `${weekdayAfter(240 + 7 * week)}T20:00:00.000Z`,
    );
    return {
      path: { coachId: product.coachId, productId: product.id },
      body: { capacity: 4, place: null, startTimes },
    };
  },
  createCoachTimeOff: async () => ({ path: { coachId: rosa }, body: daysOff }),
  deleteCoachTimeOff: async ({ call, tokenOf }) => {
    const { body } = await call('createCoachTimeOff', {
      token: await tokenOf('coach@example.com'),
      path: { coachId: rosa },
      body: daysOff,
    });
    return { path: { coachId: rosa, timeOffId: body.content.id } };
  },
  enablePerson: async ({ db }) => {
    const { id: userId } = await one(db.select().from(users).where(eq(users.isDisabled, true)));
    return { path: { userId } };
  },
  concludePaymentSchedule: async () => ({ path: { id: demoId('paymentSchedule', 11) } }),
  transferPaymentSchedule: async () => ({
    path: { id: demoId('paymentSchedule', 11) },
    body: { paymentPlanId: demoId('paymentPlan', 3), cohortId: demoId('cohort', 8), fee: 0, reason },
  }),
  reviewEnrollmentApplication: (world) => applicationIn(world, 'SUBMITTED'),
  requestEnrollmentChanges: (world) => applicationIn(world, 'IN_REVIEW'),
  countersignEnvelope: async ({ db }) => {
    const { id } = await one(db.select().from(envelopes).where(eq(envelopes.status, 'SIGNED')));
    await db
      .update(envelopeSigners)
      .set({ signedAt: null })
      .where(and(eq(envelopeSigners.envelopeId, id), eq(envelopeSigners.party, 'INSTITUTE')));
    await db.update(envelopes).set({ isHeld: false }).where(eq(envelopes.id, id));
    return { path: { id } };
  },
  approveEnrollmentApplication: (world) => applicationIn(world, 'IN_REVIEW'),
  rejectEnrollmentApplication: (world) => applicationIn(world, 'IN_REVIEW'),
  sendEnrollmentEnvelopes: (world) => applicationIn(world, 'APPROVED'),
  joinCoachingCircle: async ({ db }) => {
    await db.delete(circleStudents).where(eq(circleStudents.studentId, maya));
    const { circleId: id } = await one(
      db.select().from(circleSessions).where(gt(circleSessions.startTime, testStart)),
    );
    return { path: { id }, body: { studentId: maya } };
  },
  updateCircleSession: async ({ db }) => {
    const ahead = and(gt(circleSessions.startTime, testStart), isNull(circleSessions.deletedAt));
    const { circleId: id, id: sessionId } = await one(db.select().from(circleSessions).where(ahead));
    const [startTime, endTime] = [20, 21].map((hour) => `${weekdayAfter(240)}T${hour}:00:00.000Z`);
    return { path: { id, sessionId }, body: { startTime, endTime, timeZone: 'America/Chicago', url: null } };
  },
  leaveCoachingCircle: async ({ db }) => {
    const { circleId: id, studentId } = await one(
      db.select().from(circleStudents).where(eq(circleStudents.status, 'ACTIVE')),
    );
    return { path: { id, studentId } };
  },
  submitCircleAttendance: async ({ db }) => {
    const { circleId: id, studentId } = await one(
      db.select().from(circleStudents).where(eq(circleStudents.status, 'ACTIVE')),
    );
    const held = and(eq(circleSessions.circleId, id), isNull(circleSessions.deletedAt));
    const { id: sessionId } = await one(
      db.select().from(circleSessions).where(held).orderBy(asc(circleSessions.startTime)),
    );
    const ofStudent = and(
      eq(circleAttendance.sessionId, sessionId),
      eq(circleAttendance.studentId, studentId),
    );
    const [recorded] = await db.select().from(circleAttendance).where(ofStudent);
    // What is recorded already would be no act.
    const status = recorded?.status === 'PRESENT' ? 'ABSENT' : 'PRESENT';
    return { path: { id, sessionId }, body: { attendance: [{ studentId, status }] } };
  },
  moveCoachSession: async (world) => {
    const { coachId, sessionId, startTime, endTime } = await coachSession(world, true);
    const later = (time: Date) => new Date(time.getTime() + 7 * 86_400_000).toISOString();
    return {
      path: { coachId, sessionId },
      body: { startTime: later(startTime), endTime: later(endTime), reason },
    };
  },
  cancelCoachSession: async (world) => {
    const { coachId, sessionId } = await coachSession(world, true);
    return { path: { coachId, sessionId }, body: { reason } };
  },
  submitCoachSessionAttendance: async (world) => {
    const { coachId, sessionId } = await coachSession(world, false);
    return { path: { coachId, sessionId }, body: { status: 'OCCURRED' } };
  },
  deleteCoachingGroup: async ({ db }) => {
    const seats = db.select().from(coachProductPurchases);
    const isFree = notExists(seats.where(eq(coachProductPurchases.groupId, coachingGroups.id)));
    const { coachId, id: groupId } = await one(db.select().from(coachingGroups).where(isFree));
    return { path: { coachId, groupId } };
  },
  moveGroupSession: async (world) => {
    const { startTime, ...path } = await groupSession(world);
    return { path, body: { startTime: new Date(startTime.getTime() + 3_600_000).toISOString(), reason } };
  },
  cancelGroupSession: async (world) => {
    const { startTime: _, ...path } = await groupSession(world);
    return { path, body: { reason } };
  },
  revokeAward: async ({ db }) => {
    const { id: awardId, studentId: id } = await one(
      db.select().from(studentAwards).where(isNull(studentAwards.revokedAt)),
    );
    return { path: { id, awardId } };
  },
};

/** Ways to request what the administrator has seen. */
function waysToAsk(operation: Operation): Request[] {
  const named = (part: string) =>
    operation.parameters.filter(({ in: at, required }) => at === part && required).map(({ name }) => name);
  const pick = (values: Record<string, string>, part: string) =>
    Object.fromEntries(named(part).map((name) => [name, values[name]]));
  return known
    .combinations(operation, [...named('path'), ...named('query')], 200)
    .map((values) => ({ path: pick(values, 'path'), query: pick(values, 'query') }));
}

/** Calls an operation as an administrator until it succeeds, and returns the new entries of the log. */
async function act(operation: Operation) {
  const isInQuery = operation.parameters.some(({ name }) => name === 'reason');
  const recipe = requests[operation.id];
  let failure: unknown;
  for (const way of recipe ? [null] : waysToAsk(operation)) {
    const done = await withRollback(
      world,
      () => ({ config }),
      async (inside) => {
        const { path, query, body = exampleBody(operation, known) } = way ?? (await recipe!(inside));
        const before = await readEntries(inside);
        const { status, problem } = await inside.call(operation.id, {
          token: admin,
          path: path as never,
          query: { ...query, ...(isInQuery && { reason }) },
          body,
        });
        failure = status < 400 ? null : problem;
        const given = body as { reason?: string; note?: string } | undefined;
        return failure
          ? null
          : { before, after: await readEntries(inside), reason: given?.reason ?? given?.note ?? reason };
      },
    );
    if (done) return done;
  }
  throw new Error(`Nothing can be done with ${operation.id}: ${JSON.stringify(failure)}`);
}

describe('staff who change another person’s record', () => {
  it.each(ofStaff)('leave one entry in the audit log with everything about it: $id', async (operation) => {
    const { before, after, reason } = await act(operation);
    expect(before).toEqual([]);
    expect(after).toEqual([
      expect.objectContaining({
        operation: operation.id,
        actorId: demoId('student', 8),
        actorName: 'Ilse Brandt',
        studentId: expect.any(String),
        studentName: expect.stringMatching(/\S/),
        reason,
        changes: expect.arrayContaining([
          {
            record: expect.any(String),
            recordId: expect.anything(),
            field: expect.any(String),
            before: expect.toSatisfy(() => true),
            after: expect.toSatisfy(() => true),
            currency: expect.toSatisfy(() => true),
          },
        ]),
      }),
    ]);
    expect(JSON.stringify(after)).not.toMatch(/\$argon2|"email"|passwordHash/);
  });
});

describe('no one decides about themselves', () => {
  const ofSubject = ofStaff.filter(({ staff }) => staff!.subject);

  it.each(ofSubject)('$id', async (operation) => {
    const answer = await withRollback(
      world,
      () => ({ config }),
      async (inside) => {
        const { db } = inside;
        const { id: userId } = await one(
          db
            .select({ id: users.id })
            .from(users)
            .innerJoin(students, eq(students.userId, users.id))
            .where(eq(students.id, maya)),
        );
        const roles = (['STUDENT', 'COACH', 'ADVISOR', 'ADMIN'] as const).map((name) => ({ name }));
        await db
          .update(users)
          .set({ roles: [...roles] })
          .where(eq(users.id, userId));
        const group = await one(db.select().from(coachingGroups));
        const bought = await one(
          db.select().from(coachProductPurchases).where(eq(coachProductPurchases.studentId, maya)),
        );
        await db
          .update(coachProductPurchases)
          .set({ groupId: group.id })
          .where(eq(coachProductPurchases.id, bought.id));
        const own: Record<string, string> = {
          students: maya,
          people: userId,
          payment_schedules: demoId('paymentSchedule', 11),
          envelopes: (await one(db.select().from(envelopes).where(eq(envelopes.studentId, maya)))).id,
          enrollment_applications: (
            await one(
              db.select().from(enrollmentApplications).where(eq(enrollmentApplications.studentId, maya)),
            )
          ).id,
          coaching_sessions: (
            await one(db.select().from(coachSessions).where(eq(coachSessions.studentId, maya)))
          ).id,
          coach_product_purchases: bought.id,
          groups: group.id,
          coaches: group.coachId,
        };
        const segments = operation.path.split('/');
        const path = Object.fromEntries(
          operation.parameters
            .filter(({ in: part }) => part === 'path')
            .map(({ name }) => [name, own[segments[segments.indexOf(`{${name}}`) - 1]!] ?? newId()]),
        );
        const session = await inside.signIn('student@example.com');
        const mine = new KnownValues();
        mine.add('student', maya);
        return inside.call(operation.id, {
          token: session.accessToken,
          path: path as never,
          query: {},
          body: exampleBody(operation, mine),
        });
      },
    );
    expect([answer.status, answer.problem?.key]).toEqual([403, 'ownRecord']);
  });
});

it('all changes that staff may make to another person’s record are declared', () => {
  const staffRoles = ['ADVISOR', 'ADMIN'];
  const reachable = contract.filter(
    ({ method, roles, owner }) =>
      method !== 'get' &&
      (typeof owner === 'object'
        ? owner.others
        : roles !== 'public' && roles.every((role) => staffRoles.includes(role))),
  );
  expect(reachable.filter(({ staff }) => !staff).map(({ id }) => id)).toEqual([]);
});
