import { FormattedMessage } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { Text } from '../typography/Text.tsx';

export interface LeaveDialogProps {
  onLeave: () => void;
  /** Called by the button and by Escape. */
  onStay: () => void;
}

/** Asks "Leave without saving?" once about unsaved changes. */
export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  return (
    <Dialog
      isOpen
      isAlert
      size="s"
      onClose={onStay}
      title={
        <FormattedMessage
          defaultMessage="Leave without saving?"
          description="Title of the question before a page with unsaved changes is left"
        />
      }
      actions={
        <>
          <Button variant="danger" onPress={onLeave}>
            <FormattedMessage
              defaultMessage="Leave"
              description="Button that leaves a page and what was typed on it"
            />
          </Button>
          <Button autoFocus onPress={onStay}>
            <FormattedMessage
              defaultMessage="Stay on this page"
              description="Button that keeps a page with what was typed on it"
            />
          </Button>
        </>
      }
    >
      <Text>
        <FormattedMessage
          defaultMessage="What you typed on this page isn’t saved yet and will be lost."
          description="The question before a page with unsaved changes is left"
        />
      </Text>
    </Dialog>
  );
}
