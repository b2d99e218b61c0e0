import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../actions/IconButton.tsx';
import { CloseIcon } from '../icons/named.tsx';
import { join, type NativeProps, type PartsProps, partsOf, rootOf } from '../theme/parts.ts';
import * as styles from './Banner.css.ts';
import { ToneIcon } from './ToneIcon.tsx';
import { ground, type Tone } from './tone.css.ts';

/** The parts of a banner. */
export type BannerPart = 'icon' | 'title' | 'content' | 'actions' | 'close';

export interface BannerProps
  extends NativeProps<'div', 'title' | 'role' | 'tabIndex'>,
    PartsProps<BannerPart> {
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
  /** Makes it programmatically focusable. */
  isFocusTarget?: boolean;
  children?: ReactNode;
}

/** How long a live region is empty before its text is shown, in milliseconds. */
const wait = 100;

/**
 * Whether the text of a live region has to wait. Screen readers read what changes in a region that is there, and not what comes
 * with it (an alert is read at once).
 */
function useWaiting(isRegion: boolean): boolean {
  const [isWaiting, setIsWaiting] = useState(isRegion);
  useEffect(() => {
    const timer = setTimeout(() => setIsWaiting(false), wait);
    return () => clearTimeout(timer);
  }, []);
  return isWaiting;
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
  className,
  style,
  classNames,
  children,
  ...rest
}: BannerProps) {
  const part = partsOf(classNames);
  const intl = useIntl();
  const role = isAnnounced ? (tone === 'critical' ? 'alert' : 'status') : undefined;
  const isWaiting = useWaiting(role === 'status');
  const ownClass = join(
    styles.banner,
    ground[tone],
    isAcrossPage && styles.acrossPage,
    isWaiting && styles.waiting,
  );
  return (
    <div
      {...rest}
      tabIndex={isFocusTarget ? -1 : undefined}
      role={role}
      {...rootOf('Banner', ownClass, { className, style }, { tone })}
    >
      <div {...part('icon', styles.icon)}>
        <ToneIcon tone={tone} />
      </div>
      <div {...part('content', styles.content)}>
        {title && <p {...part('title', styles.title)}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div {...part('actions', styles.actions)}>{actions}</div>}
      </div>
      {onClose && (
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
  );
}
