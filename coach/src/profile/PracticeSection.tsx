import type { components } from '@institute/api-schema';
import { DescriptionList, MoneyValue, StatusBadge } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { webLink } from './LinksSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';

/** The terms agreed with the institute. */
export function PracticeSection({ coach }: { coach: components['schemas']['Coach'] }) {
  return (
    <ProfileSection
      isPublic={false}
      form="practice"
      title={<FormattedMessage defaultMessage="Your practice" description="Part of the profile" />}
    >
      <DescriptionList
        items={[
          {
            term: <FormattedMessage defaultMessage="Hourly rate" description="Pay of a coach for an hour" />,
            value:
              coach.rateOfPay === null ? null : (
                <FormattedMessage
                  defaultMessage="{amount} an hour"
                  description="Pay of a coach"
                  values={{ amount: <MoneyValue amount={coach.rateOfPay} currency={coach.currency} /> }}
                />
              ),
          },
          {
            term: (
              <FormattedMessage
                defaultMessage="Video call link"
                description="Address of the web conference of a coach"
              />
            ),
            value: webLink(coach.coachWebConferenceUrl),
          },
          {
            term: <FormattedMessage defaultMessage="Test call" description="Whether a test call was made" />,
            value: coach.testCall ? (
              <StatusBadge tone="positive">
                <FormattedMessage defaultMessage="Done" description="The test call was made" />
              </StatusBadge>
            ) : (
              <StatusBadge tone="neutral">
                <FormattedMessage defaultMessage="Not yet" description="The test call was not made yet" />
              </StatusBadge>
            ),
          },
        ]}
      />
    </ProfileSection>
  );
}
