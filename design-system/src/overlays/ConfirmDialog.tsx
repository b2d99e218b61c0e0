import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { Banner } from '../feedback/Banner.tsx';
import { toast } from '../feedback/toast.ts';
import { useDescribeError } from '../intl/ErrorMessagesProvider.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** Closes it, once the action has succeeded or was left undone. */
  onClose: (isConfirmed: boolean) => void;
  /** The question: "Remove this card?" */
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  children?: ReactNode;
  /** The label of the confirm button: a verb, not "OK". Null if it turned out that nothing can be done. */
  confirmLabel: ReactNode;
  /** The label of the button that leaves everything as it is: "Keep the card". "Cancel" by default. */
  keepLabel?: ReactNode;
  /** The action can't be undone or removes something. */
  isDestructive?: boolean;
  /** The dialog stays open and pending until this resolves, then closes. If it throws, the dialog shows the error. */
  onConfirm: () => unknown;
  /** Shown as a toast after it succeeded. */
  successMessage?: string | undefined;
}

/** Asks for confirmation before an action. If a button triggers it, use `ConfirmButton`. */
export function ConfirmDialog({
  isOpen,
  onClose,
  title,
  children,
  confirmLabel,
  keepLabel,
  isDestructive = true,
  onConfirm,
  successMessage,
}: ConfirmDialogProps) {
  const describeError = useDescribeError();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown }>();

  const close = () => {
    if (isPending) return;
    setFailure(undefined);
    onClose(false);
  };
  const confirm = async () => {
    setIsPending(true);
    setFailure(undefined);
    try {
      await onConfirm();
      onClose(true);
      if (successMessage !== undefined) toast.success(successMessage);
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
            {keepLabel ?? (
              <FormattedMessage
                id="action.cancel"
                defaultMessage="Cancel"
                description="Button that leaves a question without doing anything"
              />
            )}
          </Button>
          {confirmLabel !== null && (
            <Button variant={isDestructive ? 'danger' : 'primary'} isPending={isPending} onPress={confirm}>
              {confirmLabel}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="m">
        {failure && (
          <Banner tone="critical" isAnnounced>
            {describeError(failure.error)}
          </Banner>
        )}
        {children && <div>{children}</div>}
      </Stack>
    </Dialog>
  );
}
