import { FormDialogButton, type FormDialogButtonProps } from './FormDialogButton.tsx';
import { type ReasonForm, type ReasonProps, withReason } from './reason-form.tsx';

export interface ReasonButtonProps
  extends Omit<FormDialogButtonProps<{ reason: string }>, ReasonForm>,
    ReasonProps {}

/** A button that asks for a reason before it does something. */
export const ReasonButton = (props: ReasonButtonProps) => (
  <FormDialogButton variant="quiet" isDestructive {...withReason(props)} />
);
