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
  children: ReactNode;
}

/** An icon-only button, 44 × 44 px, always with a name: its tooltip, which is read twice if it is a label as well. */
export function IconButton({
  label,
  variant = 'quiet',
  type = 'button',
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
        { variant },
      )}
      disabled={isDisabled}
      title={label}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
