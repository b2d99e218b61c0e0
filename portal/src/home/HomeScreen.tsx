import { allPages, largestPage } from '@institute/api-schema';
import { Page, Stack } from '@institute/design-system';
import { defaultTimeZone, today } from '@institute/design-system/formats';
import { queryOptions, usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import { client } from '../client.ts';
import { useSignedInSession } from '../session.ts';
import { envelopesQuery, openStatuses } from '../signing/queries.ts';
import { type Student, useStudent } from '../student.ts';
import { NextThings } from './NextThings.tsx';
import { nextThings } from './next-things.ts';
import { Overview } from './Overview.tsx';

const applicationsQuery = (id: string) =>
  queryOptions({
    queryKey: ['enrollment-applications', id],
    queryFn: () =>
      allPages(async (page) => {
        const query = { page, size: largestPage, sortBy: 'updatedAt' as const, descending: true };
        const params = { path: { id }, query };
        return (await client.GET('/students/{id}/enrollment_applications', { params })).data!;
      }),
  });
const toSignQuery = (id: string) => envelopesQuery(id, openStatuses);
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
    applications,
    envelopes,
    finances: finances.content,
    today: today(defaultTimeZone(student.user.timeZone)),
  });
}
