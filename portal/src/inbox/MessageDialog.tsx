import {
  Badge,
  Button,
  DateTimeValue,
  Dialog,
  Inline,
  LinkButton,
  Stack,
  Text,
} from '@institute/design-system';
import { safePath } from '@institute/design-system/app';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { categoryMessages } from './category-messages.ts';
import type { ChangeKind, Message } from './changes.ts';
import { useInboxActions } from './use-inbox-actions.ts';

interface MessageDialogProps {
  message: Message;
  onClose: () => void;
}

/** One message. Opening it marks it as read. */
export function MessageDialog({ message, onClose }: MessageDialogProps) {
  const intl = useIntl();
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

  return (
    <Dialog
      isOpen
      isDismissable
      onClose={onClose}
      title={message.subject}
      actions={
        <>
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
          {link && (
            <LinkButton href={link}>
              <FormattedMessage
                defaultMessage="View details"
                description="Link from a message to the page that it is about"
              />
            </LinkButton>
          )}
        </>
      }
    >
      <Stack gap="m">
        <Inline gap="s">
          <Badge tone="neutral">{intl.formatMessage(categoryMessages[message.category])}</Badge>
          <Text as="span" size="s" tone="muted">
            <DateTimeValue value={message.createdAt} />
          </Text>
        </Inline>
        {message.body.split(/\n{2,}/).map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </Stack>
    </Dialog>
  );
}

/** The actions on a message that isn't deleted. */
function KeptActions({ message, act }: { message: Message; act: (kind: ChangeKind) => () => void }) {
  return (
    <>
      <Button variant="quiet" onPress={act('DELETE')}>
        <FormattedMessage defaultMessage="Delete" description="Button that deletes messages" />
      </Button>
      <Button variant="secondary" onPress={act('UNREAD')}>
        <FormattedMessage defaultMessage="Mark as unread" description="Button in an open message" />
      </Button>
      <Button variant="secondary" onPress={act(message.archived ? 'UNARCHIVE' : 'ARCHIVE')}>
        {message.archived ? (
          <FormattedMessage
            defaultMessage="Move to inbox"
            description="Button that takes messages out of the archive"
          />
        ) : (
          <FormattedMessage defaultMessage="Archive" description="Button that archives messages" />
        )}
      </Button>
    </>
  );
}
