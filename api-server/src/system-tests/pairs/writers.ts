import { and, asc, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { jobList } from '../../job-list.ts';
import { contract, type OperationId } from '../../platform/contract.ts';
import { newId } from '../../platform/identifier.ts';
import { instituteDay } from '../../platform/institute-days.ts';
import { demoId } from '../../seed/seed.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { coachSessionNotes, coachSessions } from '../../tables/coach-sessions.ts';
import { circleSessions, circleStudents } from '../../tables/coaching-circles.ts';
import { paymentMethods } from '../../tables/payment-methods.ts';
import { paymentScheduleRows, paymentSchedules } from '../../tables/payment-schedules.ts';
import { students } from '../../tables/students.ts';
import { subscriptionPlans } from '../../tables/subscriptions.ts';
import { personalInfo } from '../../testing/applicant.ts';
import { enterCard } from '../../testing/cards.ts';
import { weekdayAfter } from '../../testing/days.ts';
import { exampleBody, exampleValue } from '../../testing/example-request.ts';
import type { KnownValues } from '../../testing/known-values.ts';
import { runJob } from '../../testing/run-job.ts';
import type { Answer, World } from '../../testing/world.ts';

type Operation = (typeof contract)[number];
type Session = Awaited<ReturnType<World['signIn']>>;

/**
 * A student with an enrollment, payments, circles and bookings; one with a draft that can be submitted; a coach;
 * staff.
 */
export const people = ['student', 'new.coach', 'coach', 'admin'] as const;
export type Person = (typeof people)[number];
export type Sessions = Record<Person, Session>;
export type Known = Record<Person, KnownValues>;

/** The context of a request. Both requests of a pair draw the same number, so that they target the same things. */
export type Situation = { world: World; sessions: Sessions; known: Known; draw: number };
/** Sends a request or runs a job. Returns the response of a request. */
export type Ready = (world: World) => Promise<Answer<OperationId> | undefined>;
/** Something that writes: an operation of the document, or a job. */
export type Writer = { name: string; prepare: (situation: Situation) => Promise<Ready> };

type Call = Parameters<World['call']>[1] & object;

const pick = <T>(list: T[], draw: number): T | undefined => list[draw % list.length];

/**
 * The caller: the coach for a coach's resources, an administrator for what students may not do, otherwise the
 * student.
 */
function askerOf({ roles, owner, path }: Operation): Person {
  if (roles !== 'public' && !roles.includes('STUDENT')) {
    return roles.includes('COACH') && path.startsWith('/coaches/') ? 'coach' : 'admin';
  }
  if (path.includes('enrollment_applications')) return 'new.coach';
  const isOfCoach = typeof owner === 'object' && owner.coach !== undefined && owner.student === undefined;
  return isOfCoach && path.startsWith('/coaches/') ? 'coach' : 'student';
}

/** The parameters of an operation: the student's resources if possible, otherwise ones the caller knows. */
function pathOf(operation: Operation, { sessions, known, draw }: Situation, asker: Person) {
  const names = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  if (names.length === 0) return {};
  if (operation.path.startsWith('/students/{id}')) {
    const rest = names.filter((name) => name !== 'id');
    const found = pick(known[asker].combinations(operation, rest, 40), draw);
    return { ...found, id: sessions[asker].studentId };
  }
  const owned = asker === 'coach' && names.includes('coachId') ? { coachId: sessions.coach.coachId! } : {};
  const ofWhom = operation.path.includes('enrollment_applications') ? 'new.coach' : 'student';
  for (const person of asker === 'admin' ? ([ofWhom, 'admin'] as const) : [asker]) {
    const found = pick(known[person].combinations(operation, names, 40), draw);
    if (found) return { ...found, ...owned };
  }
  return Object.fromEntries(names.map((name) => [name, newId()]));
}

type Recipe = (situation: Situation, given: Call) => Promise<Call>;

/** The student's cards, default first. */
async function cardsOf({ world, sessions }: Situation) {
  return world.db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.studentId, sessions.student.studentId))
    .orderBy(desc(paymentMethods.isDefault), asc(paymentMethods.id));
}

/** The rows the student can still pay, next one first. */
async function openRows({ world, sessions }: Situation) {
  return world.db
    .select({ id: paymentScheduleRows.id, scheduleId: paymentScheduleRows.scheduleId })
    .from(paymentScheduleRows)
    .innerJoin(paymentSchedules, eq(paymentSchedules.id, paymentScheduleRows.scheduleId))
    .where(
      and(
        eq(paymentSchedules.studentId, sessions.student.studentId),
        eq(paymentSchedules.status, 'ACTIVE'),
        inArray(paymentScheduleRows.status, ['SCHEDULED', 'INVALID']),
      ),
    )
    .orderBy(asc(paymentScheduleRows.dueDate), asc(paymentScheduleRows.id));
}

/** A coach's service, and the times at which it can be booked. */
const service = demoId('product', 500);
const slot = (draw: number) => ({
  path: { coachId: demoId('coach', 5), productId: service } as never,
  body: { startTime: `${weekdayAfter(draw % 2 ? 2 : 9)}T17:30:00.000Z`, timeZone: 'America/New_York' },
});

/** Null once the other operation has taken the service from sale. */
async function quote({ world, sessions }: Situation): Promise<string | null> {
  const path = { coachId: demoId('coach', 5), productId: service };
  const { accessToken: token } = sessions.student;
  const { status, body } = await world.call('createPurchaseQuote', { path, token });
  return status < 400 ? body.content.id : null;
}

async function reserve({ world, sessions, draw }: Situation) {
  const { accessToken: token } = sessions.student;
  const { status, body } = await world.call('createSlotReservation', { ...slot(draw), token });
  return status < 400 ? body.content : null;
}

/** A session of a circle the student belongs to. */
async function ofCircle({ world, sessions, draw }: Situation, given: Call): Promise<Call> {
  const rows = await world.db
    .select({ id: circleSessions.circleId, sessionId: circleSessions.id })
    .from(circleSessions)
    .innerJoin(circleStudents, eq(circleStudents.circleId, circleSessions.circleId))
    .where(and(eq(circleStudents.studentId, sessions.student.studentId), isNull(circleSessions.deletedAt)))
    .orderBy(asc(circleSessions.id));
  const row = pick(rows, draw);
  return row ? { ...given, path: row as never } : given;
}

/** A session of the coach with the student. */
async function ofCoach({ world, sessions, draw }: Situation, given: Call): Promise<Call> {
  const coachId = sessions.coach.coachId!;
  const rows = await world.db
    .select({ sessionId: coachSessions.id })
    .from(coachSessions)
    .where(
      and(
        eq(coachSessions.coachId, coachId),
        inArray(coachSessions.status, ['BOOKED', 'OCCURRED', 'NO_SHOW']),
      ),
    )
    .orderBy(desc(coachSessions.startTime));
  const row = pick(rows, draw % 3);
  const { accessToken: token } = sessions.coach;
  return row ? { ...given, token, path: { ...row, coachId } as never } : given;
}

/** The same as its client. */
async function ofClient(situation: Situation, given: Call): Promise<Call> {
  const { accessToken: token } = situation.sessions.student;
  return { ...(await ofCoach(situation, given)), token };
}

async function ofNote({ world, sessions, draw }: Situation, given: Call): Promise<Call> {
  const coachId = sessions.coach.coachId!;
  const rows = await world.db
    .select({ noteId: coachSessionNotes.id, sessionId: coachSessionNotes.sessionId })
    .from(coachSessionNotes)
    .innerJoin(coachSessions, eq(coachSessions.id, coachSessionNotes.sessionId))
    .where(eq(coachSessions.coachId, coachId))
    .orderBy(asc(coachSessionNotes.id));
  const row = pick(rows, draw);
  return row ? { ...given, token: sessions.coach.accessToken, path: { ...row, coachId } as never } : given;
}

/** Requests that the document's examples can't build, because they need a quote, a card, a version or a hash. */
const recipes: Partial<Record<OperationId, Recipe>> = {
  createPayment: async (situation, given) => {
    const { world, sessions } = situation;
    const [row] = await openRows(situation);
    const card = (await cardsOf(situation))[0];
    if (!row || !card) return given;
    const path = { id: row.scheduleId };
    const { accessToken: token } = sessions.student;
    const quoted = await world.call('createPaymentQuote', { path, token, body: { kind: 'INSTALLMENT' } });
    if (quoted.status >= 400) return given;
    return {
      ...given,
      path,
      body: { quoteId: quoted.body.content.quoteId, paymentMethodId: card.id },
    } as Call;
  },
  createRefund: async (situation, given) => {
    const [row] = await openRows(situation);
    const body = { type: 'CUSTOM', amount: 100, reason: 'Agreed on the phone.' };
    return { ...given, ...(row && { path: { id: row.scheduleId } }), body } as Call;
  },
  updateAutoPay: async ({ draw }, given) => ({ ...given, body: { enabled: draw % 2 === 0 } }),
  createPaymentMethod: async ({ world, sessions, draw }, given) => {
    const { accessToken: token, studentId } = sessions.student;
    const form = await world.call('setUpPaymentMethod', { path: { id: studentId }, token, body: {} });
    // What ran before can have taken what a card needs, like the confirmed e-mail.
    if (form.status >= 400) return given;
    const card = (['declined', 'another', 'processing', 'late'] as const)[draw % 4]!;
    const providerToken = await enterCard(world, sessions.student, card);
    return { ...given, body: { providerToken, isDefault: draw % 2 === 0, holderName: null, address: null } };
  },
  updatePaymentMethod: async (_, given) => ({ ...given, body: { expiration: '2031-01', holderName: null } }),
  updateRowPaymentMethod: async (situation, given) => {
    const row = (await openRows(situation)).at(-1);
    const card = pick(await cardsOf(situation), situation.draw);
    if (!card || !row) return given;
    const path = { id: row.scheduleId, rowId: row.id };
    return { ...given, path, body: { paymentMethodId: card.id } } as Call;
  },
  reassignPaymentMethod: async (situation, given) => {
    const cards = await cardsOf(situation);
    const [from, to] = [pick(cards, situation.draw), pick(cards, situation.draw + 1)];
    if (!from || !to) return given;
    const path = { id: situation.sessions.student.studentId, methodId: from.id };
    return { ...given, path, body: { targetMethodId: to.id } } as Call;
  },
  saveEnrollmentStep: async ({ world, sessions }, given) => {
    const { accessToken: token } = sessions['new.coach'];
    const read = await world.call('getEnrollmentApplication', { path: given.path as never, token });
    return {
      ...given,
      body: { step: 'PERSONAL_INFO', version: read.body?.content?.version ?? 1, ...personalInfo },
    };
  },
  submitEnrollmentApplication: async ({ world, sessions }, given) => {
    const { accessToken: token } = sessions['new.coach'];
    const quoted = await world.call('quoteEnrollmentApplication', { path: given.path as never, token });
    return { ...given, body: { quoteId: quoted.status < 400 ? quoted.body.content.quoteId : newId() } };
  },
  confirmTransfer: async (situation, given) => {
    const { accessToken: token } = situation.sessions.student;
    const quoted = await situation.world.call('quoteTransfer', { path: given.path as never, token });
    const card = pick(await cardsOf(situation), 0);
    const quoteId = quoted.status < 400 ? quoted.body.content.quoteId : newId();
    return { ...given, body: { quoteId, paymentMethodId: card?.id ?? null } };
  },
  joinCoachingCircle: async ({ sessions }, given) => ({
    ...given,
    body: { studentId: sessions.student.studentId },
  }),
  leaveCoachingCircle: async ({ sessions }, given) => ({
    ...given,
    path: Object.assign({}, given.path, { studentId: sessions.student.studentId }) as never,
  }),
  transferCoachingCircle: async ({ known, draw }, given) => ({
    ...given,
    body: { targetCircleId: pick(known.student.named('coachingCircleId'), draw + 1) },
  }),
  createSlotReservation: async ({ draw }, given) => ({ ...given, ...slot(draw) }),
  createCoachProductPurchase: async (situation, given) => {
    const card = (await cardsOf(situation))[0];
    const reserved = situation.draw % 2 ? null : await reserve(situation);
    const quoteId = reserved?.quote?.id ?? (await quote(situation)) ?? newId();
    const reservationId = reserved?.id ?? null;
    return {
      ...given,
      body: { productId: service, reservationId, paymentMethodId: card?.id ?? null, quoteId },
    };
  },
  bookCoachSession: async (situation, given) => {
    const { id, studentId, productId, sessionCount, status } = coachProductPurchases;
    const ofStudent = eq(studentId, situation.sessions.student.studentId);
    const several = and(ofStudent, eq(productId, service), eq(status, 'PAID'), gt(sessionCount, 1));
    const [purchase] = await situation.world.db.select({ id }).from(coachProductPurchases).where(several);
    const body = { reservationId: (await reserve(situation))?.id ?? newId() };
    return { ...given, ...(purchase && { path: purchase as never }), body };
  },
  updateCircleSession: ofCircle,
  deleteCircleSession: ofCircle,
  submitCircleAttendance: async (situation, given) => {
    const body = { attendance: [{ studentId: situation.sessions.student.studentId, status: 'PRESENT' }] };
    return { ...(await ofCircle(situation, given)), body };
  },
  moveCoachSession: ofCoach,
  cancelCoachSession: ofCoach,
  acceptCoachSessionMove: ofClient,
  reportCoachAbsence: ofClient,
  submitCoachSessionAttendance: ofCoach,
  addCoachSessionNote: ofCoach,
  updateCoachSessionNote: ofNote,
  deleteCoachSessionNote: async (situation, given) => {
    const { path, token } = await ofNote(situation, given);
    return { path, token, query: { version: 1 } } as Call;
  },
  createSubscription: async ({ world, sessions, draw }, given) => {
    const plans = await world.db.select().from(subscriptionPlans).orderBy(asc(subscriptionPlans.id));
    const { studentId } = sessions.coach;
    const [card] = await world.db
      .select()
      .from(paymentMethods)
      .where(eq(paymentMethods.studentId, studentId));
    return { ...given, body: { planId: pick(plans, draw)!.id, paymentMethodId: card?.id ?? newId() } };
  },
};

function isReading({ method, parameters }: Operation): boolean {
  return method === 'get' || (method === 'post' && parameters.some(({ name }) => name === 'page'));
}

function writerOf(operation: Operation): Writer {
  const asker = askerOf(operation);
  return {
    name: operation.id,
    prepare: async (situation) => {
      const required = operation.parameters.filter((one) => one.required && one.in === 'query');
      const given: Call = {
        path: pathOf(operation, situation, asker) as never,
        query: Object.fromEntries(required.map(({ name, schema }) => [name, exampleValue(schema)])) as never,
        body: exampleBody(operation, situation.known[asker]),
        ...(operation.roles !== 'public' && { token: situation.sessions[asker].accessToken }),
        key: newId(),
      };
      const request = (await recipes[operation.id]?.(situation, given)) ?? given;
      return (world) => world.call(operation.id, request as never);
    },
  };
}

/** Autopay charges once a month; here the next row is always due. */
async function makeDue(situation: Situation): Promise<void> {
  const { db, clock } = situation.world;
  const [row] = await openRows(situation);
  if (!row) return;
  const due = { autoPayOn: instituteDay(clock.now), captureMethod: 'AUTOMATIC' as const, autoPayAttempts: 0 };
  await db.update(paymentScheduleRows).set(due).where(eq(paymentScheduleRows.id, row.id));
  const { studentId } = situation.sessions.student;
  await db.update(students).set({ autoPay: true }).where(eq(students.id, studentId));
}

/** The jobs, as the server runs them. */
function jobWriters(names: string[]): Writer[] {
  return names.map((name) => ({
    name: `job: ${name}`,
    prepare: async (situation) => {
      if (name === 'auto-pay') await makeDue(situation);
      return (world) => runJob(world, name);
    },
  }));
}

/** Every operation of the document that writes, and every job. */
export function listWriters(world: World): Writer[] {
  const jobs = jobList(world.dependencies, world.app, null).map(({ name }) => name);
  return [...contract.filter((operation) => !isReading(operation)).map(writerOf), ...jobWriters(jobs)];
}
