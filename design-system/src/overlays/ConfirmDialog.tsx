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
  /** The words of the button that does it: a verb, not "OK". */
  confirmLabel: ReactNode;
  /** Cannot be undone, or takes something away. */
  isDestructive?: boolean;
  /** The dialog stays, and waits, until this is done; then it closes. Whatever it throws is shown in the dialog. */
  onConfirm: () => unknown;
  /** The words for what `onConfirm` threw. */
  errorText?: (error: unknown) => ReactNode;
}

/** Asks before something is done. Where the question comes from a button, use `ConfirmButton`. */
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
          {/* What loses nothing comes first under the fingers. */}
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
