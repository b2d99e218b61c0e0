import type { Schemas } from '@institute/api-schema';
import { educationLevels, genders } from '@institute/api-schema/labels/people';
import {
  Columns,
  DateValue,
  DescriptionList,
  Disclosure,
  Link,
  Loading,
  MoneyValue,
  Page,
  PhoneValue,
  Stack,
  StatusBadge,
  TimeZoneName,
} from '@institute/design-system';
import { defaultTimeZone, formatAddress, joinName } from '@institute/values/formats';
import { useSuspenseQueries } from '@tanstack/react-query';
import { Fragment, type ReactNode, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { languageNames } from '../institute.ts';
import { portalUrl } from '../portal-url.ts';
import { useSignedInSession } from '../session.ts';
import { AboutSection } from './AboutSection.tsx';
import { CompletionBanner } from './CompletionBanner.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { CertificationSection, EducationSection } from './RecordSections.tsx';

export default function ProfileScreen() {
  const { studentId, coachId } = useSignedInSession();
  return (
    <Page lead={<FormattedMessage defaultMessage="What clients see, and what stays between you and us." />}>
      <Suspense fallback={<Loading blocks={3} />}>
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
function LinksSection({ coach }: { coach: Schemas['Coach'] }) {
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
function PracticeSection({ coach }: { coach: Schemas['Coach'] }) {
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
  const student = api.useContent('/students/{id}', { path: { id: studentId } });
  return <PersonalSection student={student} />;
}

type Student = Schemas['Student'];

/** The coach's personal details, folded because they are changed elsewhere and no one else sees them. */
function PersonalSection({ student }: { student: Student }) {
  return (
    <ProfileSection
      isPublic={false}
      title={<FormattedMessage defaultMessage="Personal data" />}
      lead={<ChangedInPortal />}
    >
      <Disclosure
        isMeasured={false}
        title={<FormattedMessage defaultMessage="Name, background and how we reach you" />}
      >
        <Columns min="l" gap="l" align="start">
          <PersonAnswers student={student} />
          <ContactAnswers student={student} />
        </Columns>
      </Disclosure>
    </ProfileSection>
  );
}

function PersonAnswers({ student }: { student: Student }) {
  const intl = useIntl();
  const { personalInfo } = student;
  return (
    <DescriptionList
      items={[
        {
          term: <FormattedMessage defaultMessage="Name" />,
          value: joinName(personalInfo.firstName, personalInfo.middleName, personalInfo.lastName),
        },
        {
          term: <FormattedMessage defaultMessage="Date of birth" />,
          value: personalInfo.dateBirth && <DateValue value={personalInfo.dateBirth} />,
        },
        {
          term: <FormattedMessage defaultMessage="Gender" />,
          value: personalInfo.gender && intl.formatMessage(genders[personalInfo.gender]),
        },
        { term: <FormattedMessage defaultMessage="Occupation" />, value: student.occupation },
        {
          term: <FormattedMessage defaultMessage="Education level" />,
          value: student.educationLevel && intl.formatMessage(educationLevels[student.educationLevel]),
        },
        {
          term: <FormattedMessage defaultMessage="Military member" />,
          value:
            student.militaryMember === null ? null : student.militaryMember ? (
              <FormattedMessage defaultMessage="Yes" />
            ) : (
              <FormattedMessage defaultMessage="No" />
            ),
        },
      ]}
    />
  );
}

const phone = (value: string | null) => value && <PhoneValue value={value} />;

function ContactAnswers({ student }: { student: Student }) {
  const { contactInfo, address, user } = student;
  return (
    <DescriptionList
      items={[
        { term: <FormattedMessage defaultMessage="E-mail" />, value: user.email },
        { term: <FormattedMessage defaultMessage="Mobile phone" />, value: phone(contactInfo.mobilePhone) },
        { term: <FormattedMessage defaultMessage="Home phone" />, value: phone(contactInfo.homePhone) },
        { term: <FormattedMessage defaultMessage="Work phone" />, value: phone(contactInfo.workPhone) },
        {
          term: <FormattedMessage defaultMessage="Address" />,
          value: address.formattedAddress || formatAddress(address),
        },
        {
          term: <FormattedMessage defaultMessage="Language" />,
          value: languageNames[student.languageIso2LetterCode],
        },
        {
          term: <FormattedMessage defaultMessage="Time zone" />,
          value: <TimeZoneName timeZone={defaultTimeZone(user.timeZone)} />,
        },
      ]}
    />
  );
}

/** A coach has the same account in both apps. */
function ChangedInPortal() {
  const portal = portalUrl();
  return (
    <FormattedMessage
      defaultMessage="You can change this in the <link>student portal</link>, under Settings."
      values={{ link: (words) => (portal ? <Link href={portal}>{words}</Link> : words) }}
    />
  );
}
