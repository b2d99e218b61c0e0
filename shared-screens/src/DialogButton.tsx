import { Button, type ButtonProps } from '@institute/design-system';
import { type ReactNode, Suspense, useState } from 'react';

interface DialogButtonProps extends Pick<ButtonProps, 'icon' | 'isIconOnPhones'> {
  label: ReactNode;
  /** The accessible name, if the label alone is ambiguous. */
  name?: string;
  variant: 'secondary' | 'quiet';
  /** Renders the dialog while it is open. */
  children: (onClose: () => void) => ReactNode;
}

/** A button that opens a dialog whose code or data is loaded then. If neither is large, use `FormDialogButton`. */
export function DialogButton({ label, name, children, ...button }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button {...button} aria-label={name} aria-haspopup="dialog" onPress={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && <Suspense fallback={null}>{children(() => setIsOpen(false))}</Suspense>}
    </>
  );
}
