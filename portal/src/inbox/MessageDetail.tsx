import {
  Badge,
  Button,
  Card,
  CloseIcon,
  DateTimeValue,
  Heading,
  IconButton,
  Inline,
  Link,
  LinkButton,
  Stack,
  Text,
} from '@institute/design-system';
import { safePath } from '@institute/design-system/app';
import { Fragment, useEffect, useEffectEvent, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { categoryMessages } from './category-messages.ts';
import type { ChangeKind, Message } from './changes.ts';
import { useInboxActions } from './use-inbox-actions.ts';

interface MessageDetailProps {
  message: Message;
  /** Beside its list it has a heading and a way to close it. Alone, the page has both. */
  isBeside: boolean;
  onClose: () => void;
}

/** One message. Opening it marks it as read. */
export function MessageDetail({ message, isBeside, onClose }: MessageDetailProps) {
  const titleId = useId();
  const change = useInboxActions();
  const isDeleted = message.deletedAt !== null;
  const markRead = useEffectEvent(() => {
    if (message.status !== 'READ' && !isDeleted) void change('READ', [message], false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per message
  useEffect(() => markRead(), [message.id]);
  const closeAnd = (act: () => void) => () => {
    onClose();
    act();
  };
  const link = message.link && safePath(message.link);
  const content = (
    <Stack gap="m">
      {isBeside && <Title id={titleId} subject={message.subject} onClose={onClose} />}
      <About message={message} />
      {message.body.split(/\n{2,}/).map((paragraph) => (
        <Text key={paragraph} isMeasured>
          <WithLinks text={paragraph} links={message.links} />
        </Text>
      ))}
      <Inline gap="xs">
        {link && (
          <LinkButton href={link}>
            <FormattedMessage defaultMessage="View details" />
          </LinkButton>
        )}
        {isDeleted ? (
          <Button variant="secondary" onPress={closeAnd(() => void change('RESTORE', [message]))}>
            <FormattedMessage
              defaultMessage="Restore"
              description="Button that takes back deleting messages"
            />
          </Button>
        ) : (
          <KeptActions message={message} act={(kind) => closeAnd(() => void change(kind, [message]))} />
        )}
      </Inline>
    </Stack>
  );
  return isBeside ? (
    <Card as="section" padding="l" aria-labelledby={titleId}>
      {content}
    </Card>
  ) : (
    content
  );
}

/** A text whose links can be followed, as in the e-mail. */
const WithLinks = ({ text, links: [link, ...others] }: { text: string; links: readonly string[] }) =>
  link
    ? text.split(link).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a link can come twice, and the text never changes
        <Fragment key={index}>
          {index > 0 && (
            <Link href={link} isNewTab>
              {link}
            </Link>
          )}
          <WithLinks text={part} links={others} />
        </Fragment>
      ))
    : text;

function Title({ id, subject, onClose }: { id: string; subject: string; onClose: () => void }) {
  const intl = useIntl();
  return (
    <Inline gap="s" justify="between" isWrapping={false}>
      <Heading level={2} size="m" id={id}>
        {subject}
      </Heading>
      <IconButton label={intl.formatMessage({ defaultMessage: 'Close the message' })} onPress={onClose}>
        <CloseIcon />
      </IconButton>
    </Inline>
  );
}

function About({ message: { category, createdAt } }: { message: Message }) {
  const intl = useIntl();
  return (
    <Inline gap="s">
      <Badge tone="neutral">{intl.formatMessage(categoryMessages[category])}</Badge>
      <Text as="span" size="s" tone="muted">
        <DateTimeValue value={createdAt} />
      </Text>
    </Inline>
  );
}

function KeptActions({ message, act }: { message: Message; act: (kind: ChangeKind) => () => void }) {
  return (
    <>
      <Button variant="secondary" onPress={act(message.archived ? 'UNARCHIVE' : 'ARCHIVE')}>
        {message.archived ? (
          <FormattedMessage defaultMessage="Move to inbox" />
        ) : (
          <FormattedMessage defaultMessage="Archive" description="Button that archives messages" />
        )}
      </Button>
      <Button variant="quiet" onPress={act('UNREAD')}>
        <FormattedMessage defaultMessage="Mark as unread" />
      </Button>
      <Button variant="quiet" onPress={act('DELETE')}>
        <FormattedMessage defaultMessage="Delete" />
      </Button>
    </>
  );
}
