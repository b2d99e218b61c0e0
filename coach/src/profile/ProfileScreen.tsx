import { Columns, Loading, Page, Stack } from '@institute/design-system';
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import { places } from '../places.ts';
import { useSignedInSession } from '../session.ts';
import { AboutSection } from './AboutSection.tsx';
import { CompletionBanner } from './CompletionBanner.tsx';
import { LinksSection } from './LinksSection.tsx';
import { PersonalSection } from './PersonalSection.tsx';
import { PracticeSection } from './PracticeSection.tsx';
import { CertificationSection, EducationSection } from './RecordSections.tsx';

export default function ProfileScreen() {
  const { studentId, coachId } = useSignedInSession();
  return (
    <Page
      title={<FormattedMessage {...places.profile.title} />}
      lead={<FormattedMessage defaultMessage="What clients see, and what stays between you and us." />}
    >
      <Suspense fallback={<ProfileSkeleton />}>
        {coachId ? (
          <CoachProfile studentId={studentId} coachId={coachId} />
        ) : (
          <StudentProfile studentId={studentId} />
        )}
      </Suspense>
    </Page>
  );
}

function CoachProfile({ studentId, coachId }: { studentId: string; coachId: string }) {
  const [student, coach] = useSuspenseQueries({
    queries: [
      api.queryOptions('get', '/students/{id}', { params: { path: { id: studentId } } }),
      api.queryOptions('get', '/coaches/{id}', { params: { path: { id: coachId } } }),
    ],
  });
  return (
    <Stack gap="l">
      <CompletionBanner />
      <AboutSection coach={coach.data.content} />
      <Columns min="l" gap="l">
        <Stack gap="l">
          <EducationSection />
          <CertificationSection />
        </Stack>
        <Stack gap="l">
          <LinksSection coach={coach.data.content} />
          <PracticeSection coach={coach.data.content} />
        </Stack>
      </Columns>
      <PersonalSection student={student.data.content} />
    </Stack>
  );
}

/** For an account without a coach record. */
function StudentProfile({ studentId }: { studentId: string }) {
  const { data } = useSuspenseQuery(
    api.queryOptions('get', '/students/{id}', { params: { path: { id: studentId } } }),
  );
  return <PersonalSection student={data.content} />;
}

function ProfileSkeleton() {
  return <Loading blocks={3} />;
}
