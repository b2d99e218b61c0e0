import { type ReactNode, useState } from 'react';
import { quietDanger } from '../actions/Button.css.ts';
import { Button, type ButtonProps } from '../actions/Button.tsx';
import { lazyExtra } from '../feedback/lazy-part.tsx';
import type { FormDialogProps } from './FormDialog.tsx';

const load = () => import('./FormDialog.tsx');
// `lazyExtra` would lose the type parameter.
const FormDialog = lazyExtra(async () => (await load()).FormDialog) as unknown as <Values extends object>(
  props: FormDialogProps<Values>,
) => ReactNode;

export interface FormDialogButtonProps<Values extends object>
  extends Omit<FormDialogProps<Values>, 'isOpen' | 'onClose' | 'submitLabel'>,
    Pick<ButtonProps, 'variant' | 'icon' | 'isFullWidth' | 'isIconOnPhones' | 'isDisabled' | 'aria-label'> {
  /** The label of the button that opens the dialog. */
  label: ReactNode;
  /** The label of the button that submits, if it differs from `label`. Null while there is nothing to submit. */
  submitLabel?: ReactNode;
}

/** A button that opens a dialog with a form. The dialog's code is loaded when the button is first hovered or focused. */
export function FormDialogButton<Values extends object>({
  label,
  submitLabel = label,
  variant = 'secondary',
  icon,
  isFullWidth = false,
  isIconOnPhones = false,
  isDisabled = false,
  'aria-label': ariaLabel,
  ...dialog
}: FormDialogButtonProps<Values>) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const prefetch = () => void load().catch(() => undefined);
  return (
    <>
      <Button
        variant={variant}
        className={variant === 'quiet' && dialog.isDestructive ? quietDanger : undefined}
        icon={icon}
        isFullWidth={isFullWidth}
        isIconOnPhones={isIconOnPhones}
        isDisabled={isDisabled}
        aria-haspopup="dialog"
        aria-label={ariaLabel}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onPress={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        {label}
      </Button>
      {wasOpened && (
        <FormDialog {...dialog} submitLabel={submitLabel} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
