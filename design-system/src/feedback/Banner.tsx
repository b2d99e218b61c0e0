import type { ReactNode, Ref } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../actions/IconButton.tsx';
import { CloseIcon } from '../icons/named.tsx';
import * as styles from './Banner.css.ts';
import { ToneIcon } from './ToneIcon.tsx';
import { ground, type Tone } from './tone.css.ts';

export interface BannerProps {
  tone?: Tone;
  /** A short title, which may be the whole message. */
  title?: ReactNode;
  /** A button or a link. */
  actions?: ReactNode;
  /** Makes it closable. */
  onClose?: () => void;
  /** It appeared because of a user action, so it is announced; immediately if critical. */
  isAnnounced?: boolean;
  /** Spans the whole page, as in the `banner` slot of a shell. */
  isAcrossPage?: boolean;
  id?: string;
  /** Makes it programmatically focusable. */
  isFocusTarget?: boolean;
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
}

/** An inline message that stays visible as long as it applies. */
export function Banner({
  tone = 'info',
  title,
  actions,
  onClose,
  isAnnounced = false,
  isAcrossPage = false,
  isFocusTarget = false,
  children,
  ...rest
}: BannerProps) {
  const intl = useIntl();
  return (
    <div
      {...rest}
      tabIndex={isFocusTarget ? -1 : undefined}
      role={isAnnounced ? (tone === 'critical' ? 'alert' : 'status') : undefined}
      className={`${styles.banner} ${ground[tone]}${isAcrossPage ? ` ${styles.acrossPage}` : ''}`}
    >
      <div className={styles.icon}>
        <ToneIcon tone={tone} />
      </div>
      <div className={styles.content}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onClose && (
        <div className={styles.close}>
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
  );
}
