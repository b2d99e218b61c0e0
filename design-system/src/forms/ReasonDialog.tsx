import { FormDialog, type FormDialogProps } from './FormDialog.tsx';
import { type ReasonForm, type ReasonProps, withReason } from './reason-form.tsx';

export interface ReasonDialogProps
  extends Omit<FormDialogProps<{ reason: string }>, ReasonForm>,
    ReasonProps {}

/** Asks for a reason before something is done, such as by a command of a menu. If a button opens it, use `ReasonButton`. */
export const ReasonDialog = (props: ReasonDialogProps) => <FormDialog isDestructive {...withReason(props)} />;
