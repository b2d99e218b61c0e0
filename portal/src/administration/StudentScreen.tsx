import { Avatar, BackLink, Page, SegmentedControl, Stack } from '@institute/design-system';
import { useListParams } from '@institute/design-system/app';
import { joinName } from '@institute/values/formats';
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { awardsQuery } from '../learning/awards.ts';
import { coursesQuery } from '../learning/courses.ts';
import { paths, type ScreenProps } from '../places.ts';
import { StudentAwards } from './StudentAwards.tsx';
import { StudentModules } from './StudentModules.tsx';

const choices = { tab: ['modules', 'awards'] } as const;

/** A student's modules and awards, for staff. */
export default function StudentScreen({ params: { studentId } }: ScreenProps<'student'>) {
  const intl = useIntl();
  // In parallel.
  usePrefetchQuery(coursesQuery(studentId));
  usePrefetchQuery(awardsQuery(studentId));
  const { personalInfo, user, photo } = api.useContent('/students/{id}', { path: { id: studentId } });
  const courses = useSuspenseQuery(coursesQuery(studentId)).data;
  const awards = useSuspenseQuery(awardsQuery(studentId)).data.content;
  const [{ tab }, setParams] = useListParams(choices);
  const { firstName, middleName, lastName } = personalInfo;
  const name = joinName(firstName, middleName, lastName);
  return (
    <Page
      above={
        <BackLink href={paths.students()}>
          <FormattedMessage defaultMessage="All students" />
        </BackLink>
      }
      avatar={<Avatar isDecorative name={name} src={photo} />}
      title={name}
      lead={user.email}
    >
      <Stack gap="l">
        {/* Tabs would load far more code. */}
        <SegmentedControl
          label={intl.formatMessage({ defaultMessage: 'Show' })}
          value={tab}
          onChange={(next) => setParams({ tab: next })}
          options={[
            { value: 'modules', children: <FormattedMessage defaultMessage="Modules" /> },
            {
              value: 'awards',
              children: (
                <FormattedMessage defaultMessage="Awards ({count})" values={{ count: awards.length }} />
              ),
            },
          ]}
        />
        {tab === 'modules' ? (
          <StudentModules studentId={studentId} courses={courses} />
        ) : (
          <StudentAwards studentId={studentId} awards={awards} />
        )}
      </Stack>
    </Page>
  );
}
