import { largestPage } from '@institute/api-schema/queries';
import { Page, Stack } from '@institute/design-system';
import { defaultTimeZone, today } from '@institute/design-system/formats';
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import { useSignedInSession } from '../session.ts';
import { type Student, useStudent } from '../student.ts';
import { NextThings } from './NextThings.tsx';
import { nextThings, openApplications } from './next-things.ts';
import { Overview } from './Overview.tsx';

/** The applications that are not over. A student has one per program. */
const applicationsQuery = (id: string) =>
  api.queryOptions('get', '/students/{id}/enrollment_applications', {
    params: {
      path: { id },
      query: { statuses: [...openApplications], size: largestPage, sortBy: 'updatedAt' },
    },
  });
const toSignQuery = (id: string) =>
  api.queryOptions('get', '/students/{id}/envelopes', {
    params: {
      path: { id },
      query: { isOpen: true, size: largestPage, sortBy: 'expiresAt', descending: false },
    },
  });
const financesQuery = (id: string) =>
  api.queryOptions('get', '/students/{id}/financial_summary', { params: { path: { id } } });

export default function HomeScreen() {
  const { studentId } = useSignedInSession();
  // In parallel.
  usePrefetchQuery(applicationsQuery(studentId));
  usePrefetchQuery(toSignQuery(studentId));
  usePrefetchQuery(financesQuery(studentId));
  const student = useStudent();
  const { personalInfo, user } = student;
  const things = useNextThings(student);
  return (
    <Page
      title={
        <FormattedMessage
          defaultMessage="Hello, {name}"
          description="Greeting, the heading of the start page"
          values={{ name: personalInfo.firstName || user.email }}
        />
      }
      lead={
        <FormattedMessage defaultMessage="Here’s what’s next." description="Sentence under the greeting" />
      }
    >
      <Stack gap="l">
        <NextThings things={things} />
        <Overview />
      </Stack>
    </Page>
  );
}

/** The student's to-dos, from all their data at the institute. */
function useNextThings(student: Student) {
  const { data: applications } = useSuspenseQuery(applicationsQuery(student.id));
  const { data: envelopes } = useSuspenseQuery(toSignQuery(student.id));
  const { data: finances } = useSuspenseQuery(financesQuery(student.id));
  return nextThings({
    student,
    applications: applications.content,
    envelopes: envelopes.content,
    finances: finances.content,
    today: today(defaultTimeZone(student.user.timeZone)),
  });
}
