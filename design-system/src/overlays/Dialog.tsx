import type { ReactNode } from 'react';
import * as styles from './Dialog.css.ts';
import { ModalFrame, type PanelProps } from './ModalFrame.tsx';

export interface DialogProps extends PanelProps {
  isOpen: boolean;
  /** Called on Escape, the close button and, if `isDismissable`, a press outside. */
  onClose: () => void;
  /** The name of the dialog, shown at the top. */
  title: ReactNode;
  /** Buttons. The `primary` one comes last. */
  actions?: ReactNode;
  size?: keyof typeof styles.size;
  /** A press outside closes it. Leave it off if users can type something. */
  isDismissable?: boolean;
  /** The user must decide: there is no close button, and assistive technology reads the content immediately. */
  isAlert?: boolean;
  children?: ReactNode;
}

/**
 * A modal dialog: the rest of the page is inert, focus stays inside and is restored on close. Load screens with a
 * dialog lazily, so that its code (react-aria) isn't part of first screens.
 */
export function Dialog({ size = 'm', isDismissable = false, ...frame }: DialogProps) {
  return (
    <ModalFrame
      component="Dialog"
      {...frame}
      isDismissable={isDismissable}
      overlayClass={styles.overlay}
      modalClass={styles.size[size]}
    />
  );
}
