import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import * as styles from './Button.css.ts';

export interface ButtonProps
  extends Pick<
    ComponentPropsWithRef<'button'>,
    | 'ref'
    | 'id'
    | 'name'
    | 'value'
    | 'form'
    | 'aria-describedby'
    | 'aria-expanded'
    | 'aria-controls'
    | 'aria-label'
  > {
  children: ReactNode;
  /** One `primary` per view; `quiet` for the least important; `danger` for what cannot be undone. */
  variant?: keyof typeof styles.variant;
  type?: 'button' | 'submit' | 'reset';
  /**
   * The action is running: the button keeps its focus and its width, says so to assistive technology, and ignores
   * further presses.
   */
  isPending?: boolean;
  isDisabled?: boolean;
  isFullWidth?: boolean;
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A native button, at least 44 px high. */
export function Button({
  variant = 'primary',
  type = 'button',
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
      className={isFullWidth ? `${styles.variant[variant]} ${styles.fullWidth}` : styles.variant[variant]}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else onPress?.(event);
      }}
    >
      {children}
    </button>
  );
}
