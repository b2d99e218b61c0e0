import { type ReactNode, useEffect, useId } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { useIntl } from 'react-intl';
import { IconButton } from '../actions/IconButton.tsx';
import { keepFocus } from '../aria/keep-focus.ts';
import { revealFocus } from '../aria/reveal-focus.ts';
import { CloseIcon } from '../icons/named.tsx';
import { join, type PartsProps, partsOf } from '../theme/parts.ts';
import * as headings from '../typography/Heading.css.ts';
import * as styles from './Dialog.css.ts';

/** The parts of a dialog. */
export type DialogPart = 'header' | 'title' | 'close' | 'body' | 'actions';

export interface DialogFrameProps {
  classNames?: PartsProps<DialogPart>['classNames'];
  onClose: () => void;
  /** The name of the dialog, shown at the top. */
  title: ReactNode;
  /** Buttons. The `primary` one comes last. */
  actions?: ReactNode;
  /** The user must decide: there is no close button, and assistive technology reads the content immediately. */
  isAlert?: boolean;
  /** Fills the available height, so that the actions are at the bottom. */
  isFilling?: boolean;
  children?: ReactNode;
}

/** The content of dialogs and drawers: the title with its close button, the scrollable content, the actions. */
export function DialogFrame({
  onClose,
  title,
  actions,
  isAlert = false,
  isFilling = false,
  classNames,
  children,
}: DialogFrameProps) {
  const intl = useIntl();
  const part = partsOf(classNames);
  const bodyId = useId();
  // What opened it can be gone when it closes.
  useEffect(keepFocus, []);
  useEffect(revealFocus, []);
  return (
    <AriaDialog
      className={isFilling ? `${styles.dialog} ${styles.filling}` : styles.dialog}
      role={isAlert ? 'alertdialog' : 'dialog'}
      {...(isAlert && children ? { 'aria-describedby': bodyId } : {})}
    >
      <div {...part('header', styles.header)}>
        <AriaHeading slot="title" level={2} {...part('title', headings.size.l)}>
          {title}
        </AriaHeading>
        {!isAlert && (
          <div {...part('close', styles.close)}>
            <IconButton
              label={intl.formatMessage({
                id: 'action.close',
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
        <div id={bodyId} {...part('body', join(styles.body, isFilling && styles.filling))}>
          {children}
        </div>
      )}
      {actions && <div {...part('actions', styles.footer)}>{actions}</div>}
    </AriaDialog>
  );
}
