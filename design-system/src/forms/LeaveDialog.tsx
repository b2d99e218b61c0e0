import { FormattedMessage } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { Text } from '../typography/Text.tsx';
import { keptDraftDays } from './draft-store.ts';

export interface LeaveDialogProps {
  /** What was typed is back when the page is opened again. */
  isKept: boolean;
  onLeave: () => void;
  /** Called by the button and by Escape. */
  onStay: () => void;
}

/** Asks "Leave without saving?" once about unsaved changes. */
export function LeaveDialog({ isKept, onLeave, onStay }: LeaveDialogProps) {
  return (
    <Dialog
      isOpen
      isAlert
      size="s"
      onClose={onStay}
      title={
        <FormattedMessage
          id="leave.title"
          defaultMessage="Leave without saving?"
          description="Title of the question before a page with unsaved changes is left"
        />
      }
      actions={
        <>
          <Button variant={isKept ? 'secondary' : 'danger'} onPress={onLeave}>
            <FormattedMessage
              id="leave.leave"
              defaultMessage="Leave"
              description="Button that leaves a page and what was typed on it"
            />
          </Button>
          <Button autoFocus onPress={onStay}>
            <FormattedMessage
              id="leave.stay"
              defaultMessage="Stay on this page"
              description="Button that keeps a page with what was typed on it"
            />
          </Button>
        </>
      }
    >
      <Text>
        {isKept ? (
          <FormattedMessage
            id="leave.kept"
            defaultMessage="Your changes aren’t saved yet. We’ll keep them in this browser for {weeks, plural, one {# week} other {# weeks}}."
            description="The question before a page with unsaved changes is left, which are kept"
            values={{ weeks: keptDraftDays / 7 }}
          />
        ) : (
          <FormattedMessage
            id="leave.lost"
            defaultMessage="What you typed on this page isn’t saved yet and will be lost."
            description="The question before a page with unsaved changes is left"
          />
        )}
      </Text>
    </Dialog>
  );
}
