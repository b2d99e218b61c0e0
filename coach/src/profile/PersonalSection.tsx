import type { components } from '@institute/api-schema';
import { Columns, DateValue, DescriptionList, Link, PhoneValue } from '@institute/design-system';
import { defaultTimeZone, formatAddress, joinName, timeZoneLabel } from '@institute/design-system/formats';
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
        title={<FormattedMessage defaultMessage="Personal data" description="Part of the profile" />}
        lead={<ChangedInPortal />}
      >
        <DescriptionList
          items={[
            {
              term: <FormattedMessage defaultMessage="Name" description="Part of the personal data" />,
              value: joinName(personalInfo.firstName, personalInfo.middleName, personalInfo.lastName),
            },
            {
              term: (
                <FormattedMessage defaultMessage="Date of birth" description="Part of the personal data" />
              ),
              value: personalInfo.dateBirth && <DateValue value={personalInfo.dateBirth} />,
            },
            {
              term: <FormattedMessage defaultMessage="Gender" description="Part of the personal data" />,
              value: personalInfo.gender && intl.formatMessage(genderLabels[personalInfo.gender]),
            },
            {
              term: <FormattedMessage defaultMessage="Occupation" description="Part of the personal data" />,
              value: student.occupation,
            },
            {
              term: (
                <FormattedMessage defaultMessage="Education level" description="Part of the personal data" />
              ),
              value:
                student.educationLevel && intl.formatMessage(educationLevelLabels[student.educationLevel]),
            },
            {
              term: (
                <FormattedMessage defaultMessage="Military member" description="Part of the personal data" />
              ),
              value:
                student.militaryMember === null ? null : student.militaryMember ? (
                  <FormattedMessage defaultMessage="Yes" description="Answer to a yes-or-no question" />
                ) : (
                  <FormattedMessage defaultMessage="No" description="Answer to a yes-or-no question" />
                ),
            },
          ]}
        />
      </ProfileSection>
      <ProfileSection
        isPublic={false}
        title={<FormattedMessage defaultMessage="How we reach you" description="Part of the profile" />}
        lead={<ChangedInPortal />}
      >
        <DescriptionList
          items={[
            {
              term: <FormattedMessage defaultMessage="E-mail" description="Part of the contact data" />,
              value: student.user.email,
            },
            {
              term: <FormattedMessage defaultMessage="Mobile phone" description="Part of the contact data" />,
              value: contactInfo.mobilePhone && <PhoneValue value={contactInfo.mobilePhone} />,
            },
            {
              term: <FormattedMessage defaultMessage="Home phone" description="Part of the contact data" />,
              value: contactInfo.homePhone && <PhoneValue value={contactInfo.homePhone} />,
            },
            {
              term: <FormattedMessage defaultMessage="Work phone" description="Part of the contact data" />,
              value: contactInfo.workPhone && <PhoneValue value={contactInfo.workPhone} />,
            },
            {
              term: <FormattedMessage defaultMessage="Address" description="Part of the contact data" />,
              value: address.formattedAddress || formatAddress(withTexts(address)),
            },
            {
              term: <FormattedMessage defaultMessage="Language" description="Part of the contact data" />,
              value: languageNames[student.languageIso2LetterCode],
            },
            {
              term: <FormattedMessage defaultMessage="Time zone" description="Part of the contact data" />,
              value: timeZoneLabel(defaultTimeZone(student.user.timeZone)),
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
      description="Over details of the profile that the coach app only shows"
      values={{ link: (words) => (portal ? <Link href={portal}>{words}</Link> : words) }}
    />
  );
}

/** The contract uses `null` for missing parts of an address, and the formats use empty texts. */
const withTexts = (address: components['schemas']['Address']) => ({
  street1: address.street1 ?? '',
  street2: address.street2 ?? '',
  city: address.city ?? '',
  stateCode: address.stateCode ?? '',
  state: address.state ?? '',
  zip: address.zip ?? '',
  country: address.country ?? '',
});
