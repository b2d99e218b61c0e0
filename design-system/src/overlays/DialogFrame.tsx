import { type ReactNode, useId } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { useIntl } from 'react-intl';
import { IconButton } from '../actions/IconButton.tsx';
import { CloseIcon } from '../icons/named.tsx';
import * as headings from '../typography/Heading.css.ts';
import * as styles from './Dialog.css.ts';

export interface DialogFrameProps {
  onClose: () => void;
  /** Its name, shown at the top. */
  title: ReactNode;
  /** Buttons: the one that goes on last, `primary`. */
  actions?: ReactNode;
  /** Something must be decided: no close button, and assistive technology reads the content at once. */
  isAlert?: boolean;
  /** Takes the height it is given, so that the actions stand at the lower end. */
  isFilling?: boolean;
  children?: ReactNode;
}

/** What a dialog and a drawer have inside: the title with its close button, the content that scrolls, the actions. */
export function DialogFrame({
  onClose,
  title,
  actions,
  isAlert = false,
  isFilling = false,
  children,
}: DialogFrameProps) {
  const intl = useIntl();
  const bodyId = useId();
  return (
    <AriaDialog
      className={isFilling ? `${styles.dialog} ${styles.filling}` : styles.dialog}
      role={isAlert ? 'alertdialog' : 'dialog'}
      {...(isAlert && children ? { 'aria-describedby': bodyId } : {})}
    >
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
      {children && (
        <div id={bodyId} className={isFilling ? `${styles.body} ${styles.filling}` : styles.body}>
          {children}
        </div>
      )}
      {actions && <div className={styles.footer}>{actions}</div>}
    </AriaDialog>
  );
}
