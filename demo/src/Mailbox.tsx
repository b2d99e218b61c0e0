import {
  Button,
  DateTimeValue,
  Disclosure,
  EmptyState,
  ErrorPanel,
  Loading,
  Stack,
  Text,
} from '@institute/design-system';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DemoHost, SentEmail } from './host.ts';

const isLink = (paragraph: string) => /^https?:\/\/\S+$/.test(paragraph);

/** All e-mails of the world, the newest first. Their links open in the frame. */
export function Mailbox({ host, onOpen }: { host: DemoHost; onOpen: (url: string) => void }) {
  const [emails, setEmails] = useState<SentEmail[] | 'failed' | null>(null);
  useEffect(() => {
    host.mailbox().then(setEmails, () => setEmails('failed'));
  }, [host]);
  if (emails === 'failed')
    return (
      <ErrorPanel level={3} onRetry={() => location.reload()}>
        <FormattedMessage
          defaultMessage="The mailbox couldn’t be read."
          description="The e-mails of the demo did not load"
        />
      </ErrorPanel>
    );
  if (!emails) return <Loading />;
  if (emails.length === 0)
    return (
      <EmptyState
        level={3}
        title={<FormattedMessage defaultMessage="No e-mails yet" description="The demo’s mailbox is empty" />}
      />
    );
  return (
    <Stack gap="s">
      {emails.map(({ id, recipient, subject, text, sentAt }) => (
        <Disclosure key={id} title={subject}>
          <Stack gap="s">
            <Text size="s" tone="muted">
              <FormattedMessage
                defaultMessage="To {recipient}, {time}"
                description="Over an e-mail: to whom and when it was sent"
                values={{ recipient, time: <DateTimeValue value={sentAt.toISOString()} /> }}
              />
            </Text>
            {text
              .trim()
              .split('\n\n')
              .map((paragraph) =>
                isLink(paragraph) ? (
                  <Button key={paragraph} variant="secondary" onPress={() => onOpen(paragraph)}>
                    <FormattedMessage
                      defaultMessage="Open link"
                      description="Button: opens the link of an e-mail in the app below"
                    />
                  </Button>
                ) : (
                  <Text key={paragraph}>{paragraph}</Text>
                ),
              )}
          </Stack>
        </Disclosure>
      ))}
    </Stack>
  );
}
