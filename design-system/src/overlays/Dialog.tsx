import type { ReactNode } from 'react';
import * as styles from './Dialog.css.ts';
import { ModalFrame } from './ModalFrame.tsx';

export interface DialogProps {
  isOpen: boolean;
  /** Escape, the close button, and a press outside where that loses nothing. */
  onClose: () => void;
  /** Its name, shown at the top. */
  title: ReactNode;
  /** Buttons: the one that goes on last, `primary`. */
  actions?: ReactNode;
  size?: keyof typeof styles.size;
  /** A press outside closes it. Leave it off where something can be typed. */
  isDismissable?: boolean;
  /** Something must be decided: no close button, and assistive technology reads the content at once. */
  isAlert?: boolean;
  children?: ReactNode;
}

/**
 * A modal dialog: the rest of the page waits, the focus stays inside and goes back where it was. Screens that use it are
 * loaded lazily, so its code (react-aria) is not on first screens.
 */
export function Dialog({ size = 'm', isDismissable = false, ...frame }: DialogProps) {
  return (
    <ModalFrame
      {...frame}
      isDismissable={isDismissable}
      overlayClass={styles.overlay}
      modalClass={styles.size[size]}
    />
  );
}
