import { creditChange, sessionCreditTypes } from '@institute/api-schema/labels/sessions';
import { DateTimeValue, FactLine, Inline, PageSection, Stack, Text } from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSessionCredits } from './purchased.ts';

interface SessionCreditsProps {
  purchaseId: string;
  /** Whether the reader bought them. */
  isOwn?: boolean;
}

/** What happened to the sessions of a purchase, newest first. */
export function SessionCredits({ purchaseId, isOwn = false }: SessionCreditsProps) {
  const intl = useIntl();
  const credits = useSessionCredits(purchaseId);
  const title = isOwn ? (
    <FormattedMessage defaultMessage="What happened to your sessions" />
  ) : (
    <FormattedMessage defaultMessage="What happened to the sessions" />
  );
  return (
    <PageSection title={title}>
      <Stack as="ul" gap="m">
        {credits.map(({ id, type, change, startTime, createdAt, reason }) => (
          <Stack as="li" key={id} gap="none">
            <Inline justify="between" gap="m" isWrapping={false}>
              <Text weight="semibold">
                <FormattedMessage {...sessionCreditTypes[type]} />
                {startTime && (
                  <>
                    {': '}
                    <DateTimeValue value={startTime} />
                  </>
                )}
              </Text>
              {change !== 0 && <Text>{creditChange(intl, change)}</Text>}
            </Inline>
            <Text tone="muted" size="s">
              <FactLine>{[<DateTimeValue key="time" value={createdAt} />, reason && `“${reason}”`]}</FactLine>
            </Text>
          </Stack>
        ))}
      </Stack>
    </PageSection>
  );
}
