import { type ReactNode, useState } from 'react';
import { quietDanger } from '../actions/Button.css.ts';
import { Button, type ButtonProps } from '../actions/Button.tsx';
import { lazyExtra } from '../feedback/lazy-part.tsx';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';

const load = () => import('./ConfirmDialog.tsx');
const ConfirmDialog = lazyExtra(async () => (await load()).ConfirmDialog);

export interface ConfirmButtonProps
  extends Pick<
      ButtonProps,
      'variant' | 'icon' | 'isDisabled' | 'isFullWidth' | 'aria-label' | 'aria-pressed'
    >,
    Pick<ConfirmDialogProps, 'title' | 'keepLabel' | 'isDestructive' | 'onConfirm' | 'successMessage'> {
  /** Shown in the dialog: what will happen, and whether it can be undone. */
  message?: ReactNode;
  /** The label of the button. */
  children: ReactNode;
  /** The label of the button that confirms, if it differs. */
  confirmLabel?: ReactNode;
}

/** A button that asks for confirmation. The dialog's code is loaded when the button is first hovered or focused. */
export function ConfirmButton({
  title,
  message,
  keepLabel,
  isDestructive,
  onConfirm,
  successMessage,
  variant = 'secondary',
  children,
  confirmLabel = children,
  ...button
}: ConfirmButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const prefetch = () => void load().catch(() => undefined);
  return (
    <>
      <Button
        {...button}
        variant={variant}
        className={variant === 'quiet' && isDestructive !== false ? quietDanger : undefined}
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onPress={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        {children}
      </Button>
      {wasOpened && (
        <ConfirmDialog
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          title={title}
          confirmLabel={confirmLabel}
          keepLabel={keepLabel}
          onConfirm={onConfirm}
          successMessage={successMessage}
          {...(isDestructive !== undefined && { isDestructive })}
        >
          {message}
        </ConfirmDialog>
      )}
    </>
  );
}
