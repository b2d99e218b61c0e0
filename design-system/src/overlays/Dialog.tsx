import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { AriaLocale } from './AriaLocale.tsx';
import * as styles from './Dialog.css.ts';
import { DialogFrame } from './DialogFrame.tsx';

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
export function Dialog({ isOpen, size = 'm', isDismissable = false, ...frame }: DialogProps) {
  return (
    <AriaLocale>
      <ModalOverlay
        className={styles.overlay}
        isOpen={isOpen}
        onOpenChange={(open) => {
          if (!open) frame.onClose();
        }}
        isDismissable={isDismissable}
      >
        <Modal className={styles.size[size]}>
          <DialogFrame {...frame} />
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
