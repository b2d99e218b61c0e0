import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { OutcomePending, type OutcomePendingProps } from '../feedback/OutcomePending.tsx';
import { toast } from '../feedback/toast.ts';
import { Dialog, type DialogProps } from '../overlays/Dialog.tsx';
import { Text } from '../typography/Text.tsx';
import { CancelText } from './button-texts.tsx';
import { type Form, type FormOptions, isFormError, useForm } from './use-form.tsx';

export interface FormDialogProps<Values extends object>
  extends FormOptions<Values>,
    Pick<DialogProps, 'isOpen' | 'onClose' | 'title' | 'size'> {
  /** What will happen, and whether it can be undone. */
  message?: ReactNode;
  /** The label of the button that submits: a verb that says what it does. Null while there is nothing to submit. */
  submitLabel: ReactNode;
  /** Submitting can't be undone or removes something. */
  isDestructive?: boolean;
  /** The label of the button that leaves everything as it is: "Keep session". "Cancel" by default. */
  keepLabel?: ReactNode;
  /** Shown as a toast after it succeeded. */
  successMessage?: string | undefined;
  /** Lists the errors above the fields. For forms with more than one or two. */
  hasErrorSummary?: boolean;
  /** What `useOnce` returns, if it sends the form. While its outcome is unknown, that is shown instead of the form. */
  outcome?: OutcomePendingProps['of'] | undefined;
  /** The fields. */
  children?: (form: Form<Values>) => ReactNode;
}

/**
 * A dialog with a form. It closes and shows a toast when the form was submitted, and stays open with the error
 * otherwise. It can't be closed while it submits. Closing it keeps what was typed until the component is removed. If a
 * button opens it, use `FormDialogButton`.
 */
export function FormDialog<Values extends object>({
  isOpen,
  onClose,
  title,
  size = 'm',
  message,
  submitLabel,
  isDestructive = false,
  keepLabel,
  successMessage,
  outcome,
  hasErrorSummary = false,
  children,
  onSubmit,
  ...options
}: FormDialogProps<Values>) {
  const form = useForm<Values>({
    ...options,
    async onSubmit(submission) {
      const result = await onSubmit(submission);
      if (isFormError(result)) return result;
      form.reset();
      onClose();
      if (successMessage !== undefined) toast.success(successMessage);
    },
  });
  // What is being submitted would go on unseen. While its outcome is looked up, the dialog has only that to show.
  const isLookedUp = outcome?.pending != null && outcome.pending.status !== 'sending';
  const isBusy = ({ isSubmitting }: { isSubmitting: boolean }) => isSubmitting && !isLookedUp;
  const content = (
    <form.Form hasErrorSummary={hasErrorSummary}>
      {message && <Text as="div">{message}</Text>}
      {children?.(form)}
      <form.SubmitButton
        variant={isDestructive ? 'danger' : 'primary'}
        before={
          <form.Subscribe selector={isBusy}>
            {(isDisabled) => (
              <Button variant="secondary" isDisabled={isDisabled} onPress={onClose}>
                {keepLabel ?? <CancelText />}
              </Button>
            )}
          </form.Subscribe>
        }
      >
        {submitLabel}
      </form.SubmitButton>
    </form.Form>
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => {
        if (!isBusy(form.state)) onClose();
      }}
      title={title}
      size={size}
    >
      {outcome ? <OutcomePending of={outcome}>{content}</OutcomePending> : content}
    </Dialog>
  );
}
