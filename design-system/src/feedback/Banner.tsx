import { type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../actions/IconButton.tsx';
import { useAnnounced } from '../aria/use-announced.ts';
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
  const own = join(styles.banner, ground[tone], isAcrossPage && styles.acrossPage);
  const intl = useIntl();
  const icon = useRef<HTMLDivElement>(null);
  const titleText = useRef<HTMLParagraphElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const isAlert = isAnnounced && tone === 'critical';
  useAnnounced(isAnnounced && !isAlert, [icon, titleText, text]);
  return (
    <div
      {...rest}
      tabIndex={isFocusTarget ? -1 : undefined}
      role={isAlert ? 'alert' : undefined}
      {...rootOf('Banner', own, { className, style }, { tone })}
    >
      <div ref={icon} {...part('icon', styles.icon)}>
        <ToneIcon tone={tone} />
      </div>
      <div {...part('content', styles.content)}>
        {title && (
          <p ref={titleText} {...part('title', styles.title)}>
            {title}
          </p>
        )}
        {children && <div ref={text}>{children}</div>}
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
