import type { components } from '@institute/api-schema';
import { Columns, DateValue, DescriptionList, Link, PhoneValue } from '@institute/design-system';
import { defaultTimeZone, formatAddress, joinName, timeZoneLabel } from '@institute/values/formats';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageNames } from '../institute.ts';
import { portalUrl } from '../portal-url.ts';
import { educationLevelLabels, genderLabels } from './labels.ts';
import { ProfileSection } from './ProfileSection.tsx';

/** The coach's personal details. */
export function PersonalSection({ student }: { student: components['schemas']['Student'] }) {
  const intl = useIntl();
  const { personalInfo, contactInfo, address } = student;
  return (
    <Columns min="l" gap="l">
      <ProfileSection
        isPublic={false}
        title={<FormattedMessage defaultMessage="Personal data" />}
        lead={<ChangedInPortal />}
      >
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
              value: personalInfo.gender && intl.formatMessage(genderLabels[personalInfo.gender]),
            },
            { term: <FormattedMessage defaultMessage="Occupation" />, value: student.occupation },
            {
              term: <FormattedMessage defaultMessage="Education level" />,
              value:
                student.educationLevel && intl.formatMessage(educationLevelLabels[student.educationLevel]),
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
      </ProfileSection>
      <ProfileSection
        isPublic={false}
        title={<FormattedMessage defaultMessage="How we reach you" />}
        lead={<ChangedInPortal />}
      >
        <DescriptionList
          items={[
            { term: <FormattedMessage defaultMessage="E-mail" />, value: student.user.email },
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
              value: timeZoneLabel(defaultTimeZone(student.user.timeZone), intl.locale),
            },
          ]}
        />
      </ProfileSection>
    </Columns>
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
