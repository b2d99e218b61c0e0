import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { AriaLocale } from '../aria/AriaLocale.tsx';
import { type NativeProps, type PartsProps, rootOf } from '../theme/parts.ts';
import { DialogFrame, type DialogFrameProps, type DialogPart } from './DialogFrame.tsx';

/** What a dialog passes on to its panel. */
export interface PanelProps
  extends Pick<NativeProps<'div'>, 'ref' | 'id' | 'lang' | 'dir'>,
    PartsProps<DialogPart> {}

interface ModalFrameProps extends DialogFrameProps, PanelProps {
  /** What `data-ds` says. */
  component: string;
  isOpen: boolean;
  /** Whether a press outside closes it. */
  isDismissable: boolean;
  overlayClass: string;
  modalClass: string;
}

/** Shows a `DialogFrame` above the page, which is inert until it's closed. */
export function ModalFrame({
  component,
  isOpen,
  isDismissable,
  overlayClass,
  modalClass,
  onClose,
  title,
  actions,
  isAlert,
  isFilling,
  classNames,
  className,
  style,
  children,
  ...rest
}: ModalFrameProps) {
  return (
    <AriaLocale>
      <ModalOverlay
        className={overlayClass}
        isOpen={isOpen}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        isDismissable={isDismissable}
      >
        <Modal {...rest} {...rootOf(component, modalClass, { className, style })}>
          <DialogFrame {...{ onClose, title, actions, isAlert, isFilling, classNames }}>
            {children}
          </DialogFrame>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
