import { largestPage } from '@institute/api-schema/queries';
import { ForRoles, isAllowed, Page, Stack } from '@institute/design-system';
import { defaultTimeZone, today } from '@institute/values/formats';
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import { useSignedInSession } from '../session.ts';
import { type Student, useStudent } from '../student.ts';
import { NextThings } from './NextThings.tsx';
import { nextThings, shownApplications } from './next-things.ts';
import { Overview } from './Overview.tsx';
import { ProgramDay, ProgramSun } from './ProgramSun.tsx';

/** The latest first. */
const applicationsQuery = (id: string) =>
  api.queryOptions('get', '/students/{id}/enrollment_applications', {
    params: {
      path: { id },
      query: { statuses: [...shownApplications], size: largestPage, sortBy: 'updatedAt' },
    },
  });
const toSignQuery = (id: string) =>
  api.queryOptions('get', '/students/{id}/envelopes', {
    params: {
      path: { id },
      query: { isOpen: true, size: largestPage, sortBy: 'expiresAt', descending: false },
    },
  });
const transfersQuery = (id: string) =>
  api.queryOptions('get', '/students/{id}/transfers', {
    params: { path: { id }, query: { isOpen: true, size: largestPage, sortBy: 'requestedAt' } },
  });
const financesQuery = (id: string) =>
  api.queryOptions('get', '/students/{id}/financial_summary', { params: { path: { id } } });

export default function HomeScreen() {
  const { studentId, roles } = useSignedInSession();
  const isStudent = isAllowed('STUDENT', roles);
  // In parallel.
  usePrefetchQuery(applicationsQuery(studentId));
  usePrefetchQuery(toSignQuery(studentId));
  usePrefetchQuery(transfersQuery(studentId));
  usePrefetchQuery(financesQuery(studentId));
  const student = useStudent();
  const { personalInfo, user } = student;
  const things = useNextThings(student);
  return (
    <Page
      title={
        <FormattedMessage
          defaultMessage="Hello, {name}"
          values={{ name: personalInfo.firstName || user.email }}
        />
      }
      lead={isStudent && <ProgramDay />}
      actions={
        <ForRoles allow="STUDENT">
          <ProgramSun />
        </ForRoles>
      }
    >
      <Stack gap="l">
        {/* Staff have their own places instead of to-dos. */}
        {(isStudent || things.length > 0) && <NextThings things={things} />}
        <Overview />
      </Stack>
    </Page>
  );
}

/** The student's to-dos, from all their data at the institute. */
function useNextThings(student: Student) {
  const { roles } = useSignedInSession();
  const { data: applications } = useSuspenseQuery(applicationsQuery(student.id));
  const { data: envelopes } = useSuspenseQuery(toSignQuery(student.id));
  const { data: transfers } = useSuspenseQuery(transfersQuery(student.id));
  const { data: finances } = useSuspenseQuery(financesQuery(student.id));
  return nextThings({
    student,
    applications: applications.content,
    envelopes: envelopes.content,
    transfers: transfers.content,
    finances: finances.content,
    roles: roles.map(({ name }) => name),
    today: today(defaultTimeZone(student.user.timeZone)),
  });
}
