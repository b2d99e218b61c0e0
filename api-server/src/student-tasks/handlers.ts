import { today } from '@institute/values/formats';
import type { Dependencies } from '../dependencies.ts';
import { applicationListHandlers } from '../enrollment/list-handlers.ts';
import { readDue, readPending } from '../money/overview.ts';
import type { Handlers } from '../platform/contract.ts';
import { instituteTimeZone } from '../platform/institute-days.ts';
import { readAllPages } from '../platform/paging.ts';
import { envelopeListHandlers } from '../signing/list-handlers.ts';
import { studentHandlers } from '../students/students.ts';
import { transferRequestHandlers } from '../transfers/request-handlers.ts';
import { orderedTasks, shownStatuses } from './tasks.ts';

export function studentTaskHandlers(dependencies: Dependencies): Pick<Handlers, 'listStudentTasks'> {
  const { getStudent } = studentHandlers(dependencies);
  const { listStudentEnrollmentApplications } = applicationListHandlers(dependencies);
  const { listEnvelopes } = envelopeListHandlers(dependencies);
  const { listTransfers } = transferRequestHandlers(dependencies);
  return {
    listStudentTasks: async (input) => {
      const openFilter = { isOpen: true, statuses: [] };
      const [student, applications, envelopes, transfers, finances, pendingPayments] = await Promise.all([
        getStudent(input),
        readAllPages((page) =>
          listStudentEnrollmentApplications({
            ...input,
            query: { ...page, statuses: shownStatuses, sortBy: 'updatedAt' },
          }),
        ),
        readAllPages((page) =>
          listEnvelopes({
            ...input,
            query: { ...page, ...openFilter, isReplaced: null, applicationId: null, sortBy: 'expiresAt' },
          }),
        ),
        readAllPages((page) =>
          listTransfers({ ...input, query: { ...page, ...openFilter, sortBy: 'requestedAt' } }),
        ),
        readDue(dependencies.db, input.path.id, dependencies.now()),
        readPending(dependencies.db, input.path.id),
      ]);
      return {
        content: orderedTasks({
          student: student.content,
          applications,
          envelopes,
          transfers,
          finances,
          pendingPayments,
          roles: input.caller.roles.map(({ name }) => name),
          today: today(student.content.user.timeZone ?? instituteTimeZone, dependencies.now().getTime()),
        }),
      };
    },
  };
}
