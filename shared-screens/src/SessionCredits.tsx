import { creditChange, sessionCreditTypes } from '@institute/api-schema/labels/sessions';
import { allPages } from '@institute/api-schema/queries';
import { DateTimeValue, FactLine, Inline, Stack, Text } from '@institute/design-system';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import type { App } from './app.ts';

interface SessionCreditsProps extends Pick<App, 'api'> {
  purchaseId: string;
}

/** What happened to the sessions of a purchase, newest first. */
export function SessionCredits({ purchaseId, api }: SessionCreditsProps) {
  const intl = useIntl();
  const path = { id: purchaseId };
  const { data: credits } = useSuspenseQuery(
    allPages(api.queryOptions('get', '/coach_product_purchases/{id}/credits', { params: { path } })),
  );
  return (
    <Stack as="ul" gap="s">
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
  );
}
