import { Card, LinkButton, Meter, Split } from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../places.ts';
import { type ProfilePart, profileParts, useCompletion } from './completion.ts';

/** Shows how complete the profile is, unless it is complete. */
export function CompletionBanner() {
  const { percent, missing } = useCompletion();
  if (percent >= 100) return null;
  return (
    <Card tone="brand" padding="l">
      <Split
        gap="m"
        asideSize="s"
        aside={
          <LinkButton isFullWidth variant="secondary" href={paths.completeProfileInformation()}>
            <FormattedMessage defaultMessage="See what’s missing" />
          </LinkButton>
        }
      >
        <CompletionMeter missing={missing} />
      </Split>
    </Card>
  );
}

export function CompletionMeter({ missing }: { missing: readonly ProfilePart[] }) {
  const intl = useIntl();
  return (
    <Meter
      label={<FormattedMessage defaultMessage="Your profile" />}
      value={profileParts.length - missing.length}
      max={profileParts.length}
      valueText={intl.formatMessage(
        {
          defaultMessage: '{done, number} of {all, number} parts',
          description: 'How complete a profile is, such as 8 of 11 parts',
        },
        { done: profileParts.length - missing.length, all: profileParts.length },
      )}
    />
  );
}
