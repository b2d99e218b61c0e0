import { type ComponentProps, type MouseEvent, type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { announce } from '../aria/announcement.ts';
import { OwnText } from '../rendering/OwnText.tsx';
import { join, type NativeProps, type PartsProps, partsOf, rootOf } from '../theme/parts.ts';
import * as styles from './Button.css.ts';

export type ButtonPart = 'content' | 'spinner';

export interface ButtonProps
  extends NativeProps<'button', 'type' | 'disabled' | 'onClick'>,
    PartsProps<ButtonPart> {
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
  /** It can be pressed again soon, and its text says when. It ignores presses like a disabled one, but keeps the focus. */
  isWaiting?: boolean;
  isDisabled?: boolean;
  isFullWidth?: boolean;
  /** On phones, its words are only read out, so that it has space beside a page's title or its main button. Needs an `icon`. */
  isIconOnPhones?: boolean;
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
}

export function buttonClass(
  variant: keyof typeof styles.variant,
  size: 'm' | 'l',
  isFullWidth?: boolean,
): string {
  return join(styles.variant[variant], size === 'l' && styles.large, isFullWidth && styles.fullWidth);
}

/** A native button, at least 44 px high. */
export function Button({
  variant = 'primary',
  size = 'm',
  type = 'button',
  icon,
  iconEnd,
  isPending = false,
  isWaiting = false,
  isDisabled,
  isFullWidth,
  isIconOnPhones,
  onPress,
  className,
  style,
  classNames,
  children,
  ...rest
}: ButtonProps) {
  const part = partsOf(classNames);
  return (
    <button
      {...rest}
      {...rootOf(
        'Button',
        buttonClass(variant, size, isFullWidth),
        { className, style },
        {
          variant,
          size,
          pending: isPending,
          waiting: isWaiting,
          'icon-on-phones': isIconOnPhones,
        },
      )}
      type={type}
      disabled={isDisabled}
      aria-disabled={isPending || isWaiting || undefined}
      onClick={(event) => {
        if (isPending || isWaiting) event.preventDefault();
        else onPress?.(event);
      }}
    >
      <span {...part('content', join(styles.content, isPending && styles.pendingContent))}>
        {icon}
        <OwnText>{children}</OwnText>
        {iconEnd}
      </span>
      {isPending && <Spinner {...part('spinner', styles.spinner)} />}
    </button>
  );
}

export function Spinner(attributes: Pick<ComponentProps<'span'>, 'className'>) {
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
  return <span {...attributes} />;
}
