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
