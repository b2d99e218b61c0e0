import type { ReactNode } from 'react';
import { join, rootOf } from '../theme/parts.ts';
import * as styles from './Button.css.ts';
import { type ButtonProps, buttonClass } from './Button.tsx';

export interface IconButtonProps
  extends Omit<
    ButtonProps,
    | 'children'
    | 'classNames'
    | 'icon'
    | 'iconEnd'
    | 'size'
    | 'isFullWidth'
    | 'isPending'
    | 'isWaiting'
    | 'aria-label'
  > {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  /** There is no more to do for now, as at the end of a row of pages. It ignores presses like a disabled one, but keeps the focus. */
  isWaiting?: boolean;
  children: ReactNode;
}

/** An icon-only button, 44 × 44 px, always with a name: its tooltip, which is read twice if it is a label as well. */
export function IconButton({
  label,
  variant = 'quiet',
  type = 'button',
  isWaiting = false,
  isDisabled,
  onPress,
  className,
  style,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      {...rootOf(
        'IconButton',
        join(buttonClass(variant, 'm'), styles.iconOnly),
        { className, style },
        { variant, waiting: isWaiting },
      )}
      disabled={isDisabled}
      aria-disabled={isWaiting || undefined}
      title={label}
      onClick={(event) => {
        if (isWaiting) event.preventDefault();
        else onPress?.(event);
      }}
    >
      {children}
    </button>
  );
}
