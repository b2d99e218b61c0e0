import { useEffect, useState } from 'react';
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

/**
 * How long the page stays reachable under a dialog that asks, in milliseconds. If what had the focus were hidden while the
 * focus moves, Orca would take the dialog for its place already, and wouldn't read its question.
 */
const hidingDelay = 300;

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
  const [isEntering, setIsEntering] = useState(true);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(setIsEntering, hidingDelay, false);
    return () => {
      clearTimeout(timer);
      setIsEntering(true);
    };
  }, [isOpen]);
  return (
    <AriaLocale>
      <ModalOverlay
        className={overlayClass}
        isOpen={isOpen}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        isDismissable={isDismissable}
        isEntering={isEntering}
        UNSTABLE_deferUntilEntered={isAlert === true}
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
