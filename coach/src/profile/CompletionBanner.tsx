import { Card, Inline, LinkButton, Meter, Stack } from '@institute/design-system';
import { formatPercent } from '@institute/design-system/formats';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../paths.ts';
import { useCompletion } from './completion.ts';

/** Shows how complete the profile is, unless it is complete. */
export function CompletionBanner() {
  const { percent } = useCompletion();
  if (percent >= 100) return null;
  return (
    <Card tone="brand" padding="l">
      <Stack gap="m">
        <CompletionMeter percent={percent} />
        <Inline>
          <LinkButton variant="secondary" href={paths.completeProfileInformation()}>
            <FormattedMessage
              defaultMessage="See what’s missing"
              description="Leads to the list of missing parts"
            />
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}

export function CompletionMeter({ percent }: { percent: number }) {
  const intl = useIntl();
  return (
    <Meter
      label={<FormattedMessage defaultMessage="Your profile" description="What a meter measures" />}
      value={percent}
      max={100}
      valueText={intl.formatMessage(
        { defaultMessage: '{percent} complete', description: 'How complete a profile is' },
        { percent: formatPercent(percent, intl.locale) },
      )}
    />
  );
}
