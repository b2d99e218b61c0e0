import type { ReactNode } from 'react';
import * as styles from './Drawer.css.ts';
import { ModalFrame } from './ModalFrame.tsx';

export interface DrawerProps {
  isOpen: boolean;
  /** Escape, the close button, and a press outside where that loses nothing. */
  onClose: () => void;
  /** Its name, shown at the top. */
  title: ReactNode;
  /** Buttons at the lower end, always in sight: the one that goes on last, `primary`. */
  actions?: ReactNode;
  size?: keyof typeof styles.size;
  /** A press outside closes it. Switch it off where something can be typed. */
  isDismissable?: boolean;
  children?: ReactNode;
}

/**
 * A modal panel from the end side, as high as the screen: what belongs to the page and is only looked into, such as the
 * latest messages, filters, the details of a row. Loaded lazily with its screen, as a `Dialog` is.
 */
export function Drawer({ size = 'm', isDismissable = true, ...frame }: DrawerProps) {
  return (
    <ModalFrame
      {...frame}
      isDismissable={isDismissable}
      overlayClass={styles.overlay}
      modalClass={styles.size[size]}
      isFilling
    />
  );
}
