import { toast } from '@institute/design-system';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { describeError } from '../messages.ts';
import { useSignedInSession } from '../session.ts';
import type { ChangeKind, Message } from './changes.ts';
import { applyChange, holdDeletion } from './sending.ts';

const done: Record<ChangeKind, MessageDescriptor> = defineMessages({
  READ: {
    defaultMessage: '{count, plural, one {Message marked as read} other {# messages marked as read}}',
    description: 'Positive message in the inbox',
  },
  UNREAD: {
    defaultMessage: '{count, plural, one {Message marked as unread} other {# messages marked as unread}}',
    description: 'Positive message in the inbox',
  },
  ARCHIVE: {
    defaultMessage: '{count, plural, one {Message archived} other {# messages archived}}',
    description: 'Positive message in the inbox',
  },
  UNARCHIVE: {
    defaultMessage:
      '{count, plural, one {Message moved to your inbox} other {# messages moved to your inbox}}',
    description: 'Positive message after taking messages out of the archive',
  },
  DELETE: {
    defaultMessage: '{count, plural, one {Message deleted} other {# messages deleted}}',
    description: 'Positive message in the inbox, with a button to undo it',
  },
});

/** How long the button that undoes a deletion is shown, in milliseconds. Then the messages are deleted. */
const undoTime = 5000;
/** How long the button that undoes archiving is shown, in milliseconds. Afterwards the archive has the messages. */
const archiveUndoTime = 10_000;

const opposite = { ARCHIVE: 'UNARCHIVE', UNARCHIVE: 'ARCHIVE' } as const;

/** The actions on messages: applied optimistically, and reverted with an explanation if the server refuses. */
export function useInboxActions() {
  const intl = useIntl();
  const { studentId } = useSignedInSession();

  const undoLabel = intl.formatMessage({
    defaultMessage: 'Undo',
    description: 'Button that takes back deleting or archiving messages',
  });

  function explain(error: unknown, retry: () => void): void {
    toast.error(describeError(intl, error), {
      key: 'inbox',
      action: {
        label: intl.formatMessage({
          defaultMessage: 'Try again',
          description: 'Button that repeats what failed',
        }),
        onPress: retry,
      },
    });
  }

  function mentionGone(count: number): void {
    if (count === 0) return;
    toast.info(
      intl.formatMessage(
        {
          defaultMessage:
            '{count, plural, one {One message is no longer there.} other {# messages are no longer there.}}',
          description: 'Notice in the inbox: messages were deleted in another tab meanwhile',
        },
        { count },
      ),
    );
  }

  async function change(
    kind: Exclude<ChangeKind, 'DELETE'>,
    messages: readonly Message[],
    isSaid = true,
  ): Promise<void> {
    try {
      const stayed = await applyChange(studentId, { kind, messages });
      const count = messages.length - stayed.length;
      if (isSaid && count > 0)
        toast.success(intl.formatMessage(done[kind], { count }), {
          key: 'inbox-done',
          ...((kind === 'ARCHIVE' || kind === 'UNARCHIVE') && {
            timeout: archiveUndoTime,
            action: { label: undoLabel, onPress: () => void change(opposite[kind], messages) },
          }),
        });
      mentionGone(stayed.length);
    } catch (error) {
      explain(error, () => void change(kind, messages, isSaid));
    }
  }

  function remove(messages: readonly Message[]): void {
    const { send, undo } = holdDeletion(studentId, messages, async (sending) => {
      toast.close(offer);
      try {
        mentionGone((await sending).length);
      } catch (error) {
        explain(error, () => remove(messages));
      }
    });
    const offer = toast.success(intl.formatMessage(done.DELETE, { count: messages.length }), {
      timeout: undoTime,
      action: {
        label: undoLabel,
        onPress: undo,
      },
      onClose: () => void send(),
    });
  }

  return { change, remove };
}
