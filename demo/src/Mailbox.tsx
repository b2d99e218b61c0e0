import {
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

type EmailProps = { email: SentEmail; onOpen: (url: string) => void };

/**
 * An e-mail as a mail program shows it. The sandbox runs no scripts; the page has the origin of this one, so that links
 * can be followed here.
 */
function EmailFrame({ email: { subject, html }, onOpen }: EmailProps) {
  const [height, setHeight] = useState(320);
  return (
    <iframe
      title={subject}
      sandbox="allow-same-origin"
      srcDoc={html}
      style={{ inlineSize: '100%', blockSize: height, border: 0, borderRadius: 12 }}
      onLoad={({ currentTarget: { contentDocument } }) => {
        if (!contentDocument) return;
        const { body } = contentDocument;
        // It has a height only once it is shown, and another one when the window changes.
        new ResizeObserver(() => setHeight(Math.max(body.scrollHeight, 160))).observe(body);
        body.addEventListener('click', (event) => {
          const link = (event.target as Element).closest('a');
          if (!link) return;
          event.preventDefault();
          onOpen(link.href);
        });
      }}
    />
  );
}

function Email({ email, onOpen }: EmailProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { recipient, subject, sentAt } = email;
  return (
    <Disclosure title={subject} isOpen={isOpen} onOpenChange={setIsOpen}>
      <Stack gap="s">
        <Text size="s" tone="muted">
          <FormattedMessage
            defaultMessage="To {recipient}, {time}"
            description="Over an e-mail: to whom and when it was sent"
            values={{ recipient, time: <DateTimeValue value={sentAt.toISOString()} /> }}
          />
        </Text>
        {isOpen && <EmailFrame email={email} onOpen={onOpen} />}
      </Stack>
    </Disclosure>
  );
}

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
      {emails.map((email) => (
        <Email key={email.id} email={email} onOpen={onOpen} />
      ))}
    </Stack>
  );
}
