import type { components } from '@institute/api-schema';
import {
  Columns,
  DescriptionList,
  Link,
  Loading,
  MoneyValue,
  Page,
  Stack,
  StatusBadge,
} from '@institute/design-system';
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import { places } from '../places.ts';
import { useSignedInSession } from '../session.ts';
import { AboutSection } from './AboutSection.tsx';
import { CompletionBanner } from './CompletionBanner.tsx';
import { PersonalSection } from './PersonalSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
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

/** The coach's other websites. */
function LinksSection({ coach }: { coach: components['schemas']['Coach'] }) {
  const { linkedIn, facebook, instagram, youtube } = coach.socialNetworks;
  return (
    <ProfileSection isPublic form="links" title={<FormattedMessage defaultMessage="Links" />}>
      <DescriptionList
        items={[
          { term: <FormattedMessage defaultMessage="Website" />, value: webLink(coach.websiteUrl) },
          { term: 'LinkedIn', value: webLink(linkedIn) },
          { term: 'Facebook', value: webLink(facebook) },
          {
            term: <FormattedMessage defaultMessage="Facebook group" />,
            value: webLink(coach.facebookGroupUrl),
          },
          { term: 'Instagram', value: webLink(instagram) },
          { term: 'YouTube', value: webLink(youtube) },
        ]}
      />
    </ProfileSection>
  );
}

/** `null` if there is none, or if it is not a URL. A line can end after a slash, rather than inside a name. */
function webLink(address: string | null): ReactNode {
  if (!address || !/^https?:\/\//i.test(address)) return null;
  const parts = address
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/\/$/, '')
    .split(/(?<=\/)/);
  return (
    <Link href={address} isNewTab>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </Link>
  );
}

/** The terms agreed with the institute. */
function PracticeSection({ coach }: { coach: components['schemas']['Coach'] }) {
  return (
    <ProfileSection
      isPublic={false}
      form="practice"
      title={<FormattedMessage defaultMessage="Your practice" />}
    >
      <DescriptionList
        items={[
          {
            term: <FormattedMessage defaultMessage="Hourly rate" />,
            value:
              coach.rateOfPay === null ? null : (
                <FormattedMessage
                  defaultMessage="{amount} an hour"
                  values={{ amount: <MoneyValue amount={coach.rateOfPay} currency={coach.currency} /> }}
                />
              ),
          },
          {
            term: <FormattedMessage defaultMessage="Video call link" />,
            value: webLink(coach.coachWebConferenceUrl),
          },
          {
            term: <FormattedMessage defaultMessage="Test call" />,
            value: coach.testCall ? (
              <StatusBadge tone="positive">
                <FormattedMessage defaultMessage="Done" description="The test call was made" />
              </StatusBadge>
            ) : (
              <StatusBadge tone="neutral">
                <FormattedMessage defaultMessage="Not yet" />
              </StatusBadge>
            ),
          },
        ]}
      />
    </ProfileSection>
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
