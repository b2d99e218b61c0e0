import { ForRoles, isAllowed, Page, Stack } from '@institute/design-system';
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import { useSignedInSession } from '../session.ts';
import { useStudent } from '../student.ts';
import { Overview } from './Overview.tsx';
import { ProgramDay, ProgramSun } from './ProgramSun.tsx';
import { Tasks } from './Tasks.tsx';

const tasksQuery = (id: string) =>
  api.queryOptions('get', '/students/{id}/tasks', { params: { path: { id } } });

export default function HomeScreen() {
  const { studentId, roles } = useSignedInSession();
  const isStudent = isAllowed('STUDENT', roles);
  // In parallel.
  usePrefetchQuery(tasksQuery(studentId));
  const { personalInfo, user } = useStudent();
  const tasks = useSuspenseQuery(tasksQuery(studentId)).data.content;
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
        {(isStudent || tasks.length > 0) && <Tasks tasks={tasks} />}
        <Overview />
      </Stack>
    </Page>
  );
}
