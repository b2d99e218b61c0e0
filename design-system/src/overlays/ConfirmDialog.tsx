import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { Banner } from '../feedback/Banner.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The question: "Remove this card?" */
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  children?: ReactNode;
  /** The label of the confirm button: a verb, not "OK". */
  confirmLabel: ReactNode;
  /** The action can't be undone or removes something. */
  isDestructive?: boolean;
  /** The dialog stays open and pending until this resolves, then closes. If it throws, the dialog shows the error. */
  onConfirm: () => unknown;
  /** Returns the message for an error thrown by `onConfirm`. */
  errorText?: (error: unknown) => ReactNode;
}

/** Asks for confirmation before an action. If a button triggers it, use `ConfirmButton`. */
export function ConfirmDialog({
  isOpen,
  onClose,
  title,
  children,
  confirmLabel,
  isDestructive = true,
  onConfirm,
  errorText,
}: ConfirmDialogProps) {
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown }>();

  const close = () => {
    if (isPending) return;
    setFailure(undefined);
    onClose();
  };
  const confirm = async () => {
    setIsPending(true);
    setFailure(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFailure({ error });
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      isAlert
      size="s"
      onClose={close}
      title={title}
      actions={
        <>
          {/* The safe action comes first and has focus. */}
          <Button variant="secondary" autoFocus isDisabled={isPending} onPress={close}>
            <FormattedMessage
              defaultMessage="Cancel"
              description="Button that leaves a question without doing anything"
            />
          </Button>
          <Button variant={isDestructive ? 'danger' : 'primary'} isPending={isPending} onPress={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        {children && <div>{children}</div>}
        {failure && (
          <Banner tone="critical" isAnnounced>
            {errorText?.(failure.error) ?? (
              <FormattedMessage
                defaultMessage="That didn’t work and nothing was changed. Please try again."
                description="In a dialog that asks before something is done, when doing it failed and nothing better is known"
              />
            )}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
