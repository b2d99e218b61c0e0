import { desc, eq, inArray } from 'drizzle-orm';
import { signedInSessionHandlers } from './account/signed-in-sessions.ts';
import { readPurchases } from './booking/purchases/read-purchases.ts';
import { coachSessionHandlers } from './booking/sessions/session-handlers.ts';
import { circlesOf, readCircles } from './circles/read-circles.ts';
import { readSessions } from './circles/read-sessions.ts';
import type { Dependencies } from './dependencies.ts';
import { cohortAlertHandlers } from './enrollment/cohort-alerts.ts';
import { applicationListHandlers } from './enrollment/list-handlers.ts';
import { inboxHandlers } from './inbox/handlers.ts';
import { awardHandlers } from './learning/awards.ts';
import { courseHandlers } from './learning/courses.ts';
import { moduleHandlers } from './learning/modules.ts';
import { moneyHandlers } from './money/handlers.ts';
import type { Handlers, Input } from './platform/contract.ts';
import type { Database } from './platform/database.ts';
import { readAllPages } from './platform/paging.ts';
import { envelopeListHandlers } from './signing/list-handlers.ts';
import { historyHandlers } from './students/history.ts';
import { studentHandlers } from './students/students.ts';
import { coachProductPurchases } from './tables/coach-product-purchases.ts';
import { circleAttendance, circleSessions, coachingCircles } from './tables/coaching-circles.ts';
import { transferRequestHandlers } from './transfers/request-handlers.ts';

type ExportInput = Input<'exportStudentData'>;

const sources = ['STUDENT', 'COACH', 'ADVISOR', 'ADMIN', 'SYSTEM'] as const;

/** A person's messages and activities, which students and coaches have alike. */
export async function exportLogs(dependencies: Dependencies, input: ExportInput) {
  const { listActivities } = historyHandlers(dependencies);
  const { listCommunicationIntents } = inboxHandlers(dependencies);
  const filter = { sortBy: 'createdAt' as const, categories: [], types: [] };
  const activities = [];
  for (const source of sources) {
    activities.push(
      ...(await readAllPages((page) => listActivities({ ...input, query: { ...filter, ...page, source } }))),
    );
  }
  const messages = [];
  for (const place of [
    { archived: false, deleted: false },
    { archived: true, deleted: false },
    { archived: false, deleted: true },
  ]) {
    const body = { ...place, statuses: [], channels: [] };
    messages.push(
      ...(await readAllPages((page) => listCommunicationIntents({ ...input, query: page, body }))),
    );
  }
  return { messages, activities };
}

const listHandlers = (dependencies: Dependencies) => ({
  ...studentHandlers(dependencies),
  ...applicationListHandlers(dependencies),
  ...cohortAlertHandlers(dependencies),
  ...moneyHandlers(dependencies),
  ...envelopeListHandlers(dependencies),
  ...transferRequestHandlers(dependencies),
  ...courseHandlers(dependencies),
  ...moduleHandlers(dependencies),
  ...awardHandlers(dependencies),
  ...coachSessionHandlers(dependencies),
  ...inboxHandlers(dependencies),
  ...historyHandlers(dependencies),
  ...signedInSessionHandlers(dependencies),
});

/** What the lists of the API show of a student. */
async function exportLists(lists: ReturnType<typeof listHandlers>, input: ExportInput) {
  const byId = { sortBy: 'id' as const };
  return {
    applications: await readAllPages((page) =>
      lists.listStudentEnrollmentApplications({ ...input, query: { ...byId, ...page, statuses: [] } }),
    ),
    paymentSchedules: await readAllPages((page) =>
      lists.listPaymentSchedules({
        ...input,
        query: { ...byId, ...page, applicationId: null, status: null },
      }),
    ),
    envelopes: await readAllPages((page) =>
      lists.listEnvelopes({
        ...input,
        query: { ...byId, ...page, statuses: [], isOpen: null, isReplaced: null, applicationId: null },
      }),
    ),
    transfers: await readAllPages((page) =>
      lists.listTransfers({ ...input, query: { ...byId, ...page, statuses: [], isOpen: null } }),
    ),
    courses: await readAllPages((page) =>
      lists.listCourses({
        ...input,
        query: {
          ...byId,
          ...page,
          keyword: '',
          status: null,
          languageIso2LetterCode: null,
          groupBy: 'NONE',
        },
      }),
    ),
    transactions: await readAllPages((page) =>
      lists.listTransactions({
        ...input,
        query: {
          ...byId,
          ...page,
          type: null,
          purpose: null,
          status: null,
          timeZone: null,
          applicationId: null,
          from: null,
          to: null,
        },
      }),
    ),
    awards: await readAllPages((page) =>
      lists.listAwards({ ...input, query: { ...page, sortBy: 'awardedAt' } }),
    ),
    coachingSessions: await readAllPages((page) =>
      lists.listStudentCoachSessions({
        ...input,
        query: { ...page, sortBy: 'startTime', from: null, to: null, endedBy: null, status: null },
      }),
    ),
    accountHistory: await readAllPages((page) =>
      lists.listAccountHistory({
        ...input,
        query: { ...page, sortBy: 'eventDate', applicationId: null },
      }),
    ),
    sessions: await readAllPages((page) =>
      lists.listSessions({ ...input, query: { ...page, sortBy: 'lastActiveAt' } }),
    ),
  };
}

/** The modules of a student's courses. */
async function exportModules(
  lists: ReturnType<typeof listHandlers>,
  input: ExportInput,
  courseIds: string[],
) {
  const filter = { keyword: '', type: null, bookmark: 'ALL', groupBy: 'NONE', sortBy: 'sequence' } as const;
  const modules = [];
  for (const courseId of courseIds) {
    const path = { ...input.path, courseId };
    modules.push(
      ...(await readAllPages((page) => lists.listModules({ ...input, path, query: { ...filter, ...page } }))),
    );
  }
  return modules;
}

/** The rows of a student's payment schedules. */
async function exportScheduleRows(
  lists: ReturnType<typeof listHandlers>,
  input: ExportInput,
  scheduleIds: string[],
) {
  const paymentScheduleRows = [];
  for (const id of scheduleIds) {
    const rows = await readAllPages((page) =>
      lists.listPaymentScheduleRows({ ...input, path: { id }, query: { ...page, sortBy: 'dueDate' } }),
    );
    paymentScheduleRows.push({ paymentScheduleId: id, rows });
  }
  return paymentScheduleRows;
}

/** The circles that a student is or was in, or is invited to, and the sessions with the student's attendance. */
async function exportCircles(db: Database, { caller }: ExportInput, now: Date) {
  const { studentId } = caller;
  const everIn = circlesOf(db, studentId, ['ACTIVE', 'LEFT', 'TRANSFERRED']);
  const circles = await readCircles(db, { studentId, now }, inArray(coachingCircles.id, everIn));
  const attended = db
    .select({ id: circleAttendance.sessionId })
    .from(circleAttendance)
    .where(eq(circleAttendance.studentId, studentId));
  const sessions = await readSessions(db, circles, caller, now, {
    condition: inArray(circleSessions.id, attended),
    limit: 100_000,
  });
  return {
    coachingCircles: circles,
    circleSessions: sessions.map(({ attendance, ...session }) => ({
      ...session,
      // Staff see that of others, too.
      attendance: attendance.filter((one) => one.studentId === studentId),
    })),
  };
}

/** Exports what the lists of the API show, so that the file has the same fields and values. */
export function studentExportHandlers(dependencies: Dependencies): Pick<Handlers, 'exportStudentData'> {
  const { db, now } = dependencies;
  const lists = listHandlers(dependencies);

  return {
    exportStudentData: async (input) => {
      const { caller } = input;
      const { content: student } = await lists.getStudent(input);
      const { content: paymentMethods } = await lists.listPaymentMethods(input);
      const { content: cohortAlerts } = await lists.listCohortAlerts(input);
      const { content: communicationPreferences } = await lists.listCommunicationPreferences(input);
      const ofLists = await exportLists(lists, input);
      const courseIds = ofLists.courses.map(({ id }) => id);
      const scheduleIds = ofLists.paymentSchedules.map(({ id }) => id);
      return {
        content: {
          exportedAt: now().toISOString(),
          student,
          paymentMethods,
          communicationPreferences,
          purchases: await readPurchases(
            db,
            eq(coachProductPurchases.studentId, caller.studentId),
            { caller, now: now() },
            { order: [desc(coachProductPurchases.id)], limit: 100_000 },
          ),
          ...ofLists,
          paymentScheduleRows: await exportScheduleRows(lists, input, scheduleIds),
          ...(await exportCircles(db, input, now())),
          cohortAlerts,
          modules: await exportModules(lists, input, courseIds),
          ...(await exportLogs(dependencies, input)),
        },
      };
    },
  };
}
