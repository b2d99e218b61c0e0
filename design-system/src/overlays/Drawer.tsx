import type { ReactNode } from 'react';
import * as styles from './Drawer.css.ts';
import { ModalFrame, type PanelProps } from './ModalFrame.tsx';

export interface DrawerProps extends PanelProps {
  isOpen: boolean;
  /** Called on Escape, the close button and, if `isDismissable`, a press outside. */
  onClose: () => void;
  /** The name of the drawer, shown at the top. */
  title: ReactNode;
  /** Buttons at the bottom, always visible. The `primary` one comes last. */
  actions?: ReactNode;
  size?: keyof typeof styles.size;
  /** A press outside closes it. Turn it off if users can type something. */
  isDismissable?: boolean;
  children?: ReactNode;
}

/**
 * A modal panel at the end side, as high as the screen, for secondary content of a page, such as recent messages,
 * filters or the details of a row. Load it lazily with its screen, like a `Dialog`.
 */
export function Drawer({ size = 'm', isDismissable = true, ...frame }: DrawerProps) {
  return (
    <ModalFrame
      component="Drawer"
      {...frame}
      isDismissable={isDismissable}
      overlayClass={styles.overlay}
      modalClass={styles.size[size]}
      isFilling
    />
  );
}
