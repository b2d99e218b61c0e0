import {
  Card,
  CheckIcon,
  Heading,
  Inline,
  lazyPart,
  Section,
  Split,
  Stack,
  Text,
} from '@institute/design-system';
import { ErrorBoundary } from '@institute/design-system/app';
import { Suspense, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

const Plans = lazyPart(async () => (await import('./Plans.tsx')).default);

/** The price: the configured one in the prerendered page, then the plans from the API. */
export function Price({ price }: { price: string | null }) {
  // Not prerendered, because the build only knows the configuration.
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);
  const fallback = <Included price={price} />;
  return (
    <Section
      id="price"
      tone="soft"
      title={<FormattedMessage defaultMessage="What it costs" />}
      lead={
        <FormattedMessage defaultMessage="Signing up is free. You subscribe when you want to be booked, and can cancel at any time." />
      }
    >
      {isLive ? (
        <ErrorBoundary fallback={() => fallback}>
          <Suspense fallback={fallback}>
            <Plans fallback={fallback} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        fallback
      )}
    </Section>
  );
}

function Included({ price }: { price: string | null }) {
  const intl = useIntl();
  const included = [
    intl.formatMessage({
      defaultMessage: 'Your profile in the students’ app, with education, certifications and a video',
    }),
    intl.formatMessage({ defaultMessage: 'Services, products, clients and sessions in one place' }),
    intl.formatMessage({
      defaultMessage: 'Schedule, booking, moving and canceling, with e-mails to both sides',
    }),
    intl.formatMessage({
      defaultMessage: 'Cancel at any time; it runs to the end of the period you paid for',
    }),
  ];
  const list = (
    <Stack as="ul" role="list" gap="s">
      {included.map((item) => (
        <Inline key={item} as="li" gap="s" isWrapping={false} align="start">
          <CheckIcon />
          <Text as="span">{item}</Text>
        </Inline>
      ))}
    </Stack>
  );
  return (
    <Card tone="raised" padding="l">
      {price ? (
        <Split
          align="center"
          aside={
            <Stack gap="m" align="start">
              <Text tone="muted">
                <FormattedMessage defaultMessage="Subscriptions from" />
              </Text>
              <Heading level={3} size="display">
                {price}
              </Heading>
              <Text tone="muted">
                <FormattedMessage defaultMessage="a month" />
              </Text>
            </Stack>
          }
          asideAt="start"
        >
          {list}
        </Split>
      ) : (
        list
      )}
    </Card>
  );
}
