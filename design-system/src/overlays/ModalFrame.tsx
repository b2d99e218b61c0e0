import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { AriaLocale } from '../aria/AriaLocale.tsx';
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';

interface ModalFrameProps extends DialogFrameProps {
  isOpen: boolean;
  /** Whether a press outside closes it. */
  isDismissable: boolean;
  overlayClass: string;
  modalClass: string;
}

/** Shows a `DialogFrame` above the page, which is inert until it's closed. */
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
