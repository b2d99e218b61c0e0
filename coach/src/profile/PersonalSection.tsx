import type { components } from '@institute/api-schema';
import { educationLevels, genders } from '@institute/api-schema/labels/people';
import {
  Columns,
  DateValue,
  DescriptionList,
  Disclosure,
  Link,
  PhoneValue,
  TimeZoneName,
} from '@institute/design-system';
import { defaultTimeZone, formatAddress, joinName } from '@institute/values/formats';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageNames } from '../institute.ts';
import { portalUrl } from '../portal-url.ts';
import { ProfileSection } from './ProfileSection.tsx';

type Student = components['schemas']['Student'];

/** The coach's personal details, folded because they are changed elsewhere and no one else sees them. */
export function PersonalSection({ student }: { student: Student }) {
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

function ContactAnswers({ student }: { student: Student }) {
  const { contactInfo, address, user } = student;
  return (
    <DescriptionList
      items={[
        { term: <FormattedMessage defaultMessage="E-mail" />, value: user.email },
        {
          term: <FormattedMessage defaultMessage="Mobile phone" />,
          value: contactInfo.mobilePhone && <PhoneValue value={contactInfo.mobilePhone} />,
        },
        {
          term: <FormattedMessage defaultMessage="Home phone" />,
          value: contactInfo.homePhone && <PhoneValue value={contactInfo.homePhone} />,
        },
        {
          term: <FormattedMessage defaultMessage="Work phone" />,
          value: contactInfo.workPhone && <PhoneValue value={contactInfo.workPhone} />,
        },
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
