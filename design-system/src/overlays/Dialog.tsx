import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useIntl } from 'react-intl';
import { IconButton } from '../actions/IconButton.tsx';
import { CloseIcon } from '../icons/named.tsx';
import * as headings from '../typography/Heading.css.ts';
import * as styles from './Dialog.css.ts';

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
export function Dialog({
  isOpen,
  onClose,
  title,
  actions,
  size = 'm',
  isDismissable = false,
  isAlert = false,
  children,
}: DialogProps) {
  const intl = useIntl();
  return (
    <I18nProvider locale={intl.locale}>
      <ModalOverlay
        className={styles.overlay}
        isOpen={isOpen}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        isDismissable={isDismissable}
      >
        <Modal className={styles.size[size]}>
          <AriaDialog className={styles.dialog} role={isAlert ? 'alertdialog' : 'dialog'}>
            <div className={styles.header}>
              <AriaHeading slot="title" level={2} className={headings.size.l}>
                {title}
              </AriaHeading>
              {!isAlert && (
                <div className={styles.close}>
                  <IconButton
                    label={intl.formatMessage({
                      defaultMessage: 'Close',
                      description: 'Name of the button that closes a sheet, a dialog or a message',
                    })}
                    onPress={onClose}
                  >
                    <CloseIcon />
                  </IconButton>
                </div>
              )}
            </div>
            {children && <div className={styles.body}>{children}</div>}
            {actions && <div className={styles.footer}>{actions}</div>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}
