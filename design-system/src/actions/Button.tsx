import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { announce } from '../aria/announcement.ts';
import * as styles from './Button.css.ts';

export interface ButtonProps
  extends Pick<
    ComponentPropsWithRef<'button'>,
    | 'ref'
    | 'id'
    | 'name'
    | 'value'
    | 'form'
    | 'autoFocus'
    | 'aria-describedby'
    | 'aria-expanded'
    | 'aria-controls'
    | 'aria-pressed'
    | 'aria-haspopup'
    | 'aria-label'
  > {
  children: ReactNode;
  /** One `primary` per view; `quiet` for the least important; `danger` for what cannot be undone. */
  variant?: keyof typeof styles.variant;
  /** `l` for the main call to action on a marketing page. */
  size?: 'm' | 'l';
  type?: 'button' | 'submit' | 'reset';
  /** Before the text. */
  icon?: ReactNode;
  /** After the text, such as an arrow. */
  iconEnd?: ReactNode;
  /**
   * The action is running: the button keeps its focus and width, informs assistive technology, ignores further
   * clicks, and shows a spinner after 400 ms. After a second it says that it works, which is silent for most actions.
   */
  isPending?: boolean;
  isDisabled?: boolean;
  isFullWidth?: boolean;
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
}

export function buttonClass(
  variant: keyof typeof styles.variant,
  size: 'm' | 'l',
  isFullWidth?: boolean,
): string {
  return `${styles.variant[variant]}${size === 'l' ? ` ${styles.large}` : ''}${
    isFullWidth ? ` ${styles.fullWidth}` : ''
  }`;
}

/** A native button, at least 44 px high. */
export function Button({
  variant = 'primary',
  size = 'm',
  type = 'button',
  icon,
  iconEnd,
  isPending = false,
  isDisabled,
  isFullWidth,
  onPress,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, size, isFullWidth)}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else onPress?.(event);
      }}
    >
      <span className={isPending ? `${styles.content} ${styles.pendingContent}` : styles.content}>
        {icon}
        {children}
        {iconEnd}
      </span>
      {isPending && <Spinner />}
    </button>
  );
}

function Spinner() {
  const intl = useIntl();
  const text = intl.formatMessage({
    id: 'button.working',
    defaultMessage: 'Working…',
    description: 'Read out when the action of a button takes longer than a moment',
  });
  useEffect(() => {
    const timer = setTimeout(() => announce(text), 1000);
    return () => clearTimeout(timer);
  }, [text]);
  return <span className={styles.spinner} />;
}
