import { toast } from '@institute/design-system';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { describeError } from '../messages.ts';
import { useSignedInSession } from '../session.ts';
import type { ChangeKind, Message } from './changes.ts';
import { applyChange } from './sending.ts';

const done: Record<ChangeKind, MessageDescriptor> = defineMessages({
  READ: { defaultMessage: '{count, plural, one {Message marked as read} other {# messages marked as read}}' },
  UNREAD: {
    defaultMessage: '{count, plural, one {Message marked as unread} other {# messages marked as unread}}',
  },
  ARCHIVE: { defaultMessage: '{count, plural, one {Message archived} other {# messages archived}}' },
  UNARCHIVE: {
    defaultMessage:
      '{count, plural, one {Message moved to your inbox} other {# messages moved to your inbox}}',
  },
  DELETE: { defaultMessage: '{count, plural, one {Message deleted} other {# messages deleted}}' },
  RESTORE: { defaultMessage: '{count, plural, one {Message restored} other {# messages restored}}' },
});

/** How long the button that takes back a change is shown, in milliseconds. Afterwards the other folder has the messages. */
const undoTime = 20_000;

/** What takes back what. A change of the status needs no undoing: the other button is in the same place. */
const opposite: Partial<Record<ChangeKind, ChangeKind>> = {
  ARCHIVE: 'UNARCHIVE',
  UNARCHIVE: 'ARCHIVE',
  DELETE: 'RESTORE',
  RESTORE: 'DELETE',
};

/** The actions on messages: applied optimistically, and reverted with an explanation if the server refuses. */
export function useInboxActions() {
  const intl = useIntl();
  const { studentId } = useSignedInSession();

  const undoLabel = intl.formatMessage({ defaultMessage: 'Undo' });

  function explain(error: unknown, retry: () => void): void {
    toast.error(describeError(intl, error), {
      key: 'inbox',
      action: { label: intl.formatMessage({ defaultMessage: 'Try again' }), onPress: retry },
    });
  }

  function mentionGone(count: number): void {
    if (count === 0) return;
    toast.info(
      intl.formatMessage(
        {
          defaultMessage:
            '{count, plural, one {One message is no longer there.} other {# messages are no longer there.}}',
        },
        { count },
      ),
    );
  }

  async function change(kind: ChangeKind, messages: readonly Message[], isSaid = true): Promise<void> {
    const back = opposite[kind];
    try {
      const stayed = await applyChange(studentId, { kind, messages });
      const count = messages.length - stayed.length;
      if (isSaid && count > 0)
        toast.success(intl.formatMessage(done[kind], { count }), {
          key: 'inbox-done',
          ...(back && {
            timeout: undoTime,
            action: { label: undoLabel, onPress: () => void change(back, messages) },
          }),
        });
      mentionGone(stayed.length);
    } catch (error) {
      explain(error, () => void change(kind, messages, isSaid));
    }
  }

  return change;
}
