import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { AriaLocale } from '../aria/AriaLocale.tsx';
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';

interface ModalFrameProps extends DialogFrameProps {
  isOpen: boolean;
  /** A press outside closes it. */
  isDismissable: boolean;
  overlayClass: string;
  modalClass: string;
}

/** Puts a `DialogFrame` over the page, which waits until it is closed. */
export function ModalFrame({ isOpen, isDismissable, overlayClass, modalClass, ...frame }: ModalFrameProps) {
  return (
    <AriaLocale>
      <ModalOverlay
        className={overlayClass}
        isOpen={isOpen}
        onOpenChange={(open) => {
          if (!open) frame.onClose();
        }}
        isDismissable={isDismissable}
      >
        <Modal className={modalClass}>
          <DialogFrame {...frame} />
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
