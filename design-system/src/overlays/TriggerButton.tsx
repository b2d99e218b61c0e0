import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import * as styles from '../actions/Button.css.ts';
import { type ButtonProps, buttonClass } from '../actions/Button.tsx';
import { OwnText } from '../rendering/OwnText.tsx';

export interface TriggerProps extends Pick<ButtonProps, 'variant' | 'isDisabled'> {
  /** The label of the button, or the name of the icon. */
  label: string;
  icon?: ReactNode;
  /** Shows only the icon. The label is its accessible name. */
  isIconOnly?: boolean | undefined;
}

interface TriggerButtonProps extends TriggerProps {
  ref?: Ref<HTMLButtonElement>;
  /** Shown after the label. */
  iconEnd?: ReactNode;
  'aria-haspopup'?: 'dialog';
  'aria-label'?: string | undefined;
}

/** The button of a react-aria trigger, styled like our `Button` and `IconButton`. */
export function TriggerButton({
  label,
  icon,
  iconEnd,
  isIconOnly = false,
  variant = isIconOnly ? 'quiet' : 'secondary',
  isDisabled = false,
  ...rest
}: TriggerButtonProps) {
  if (isIconOnly)
    return (
      <Button
        {...rest}
        isDisabled={isDisabled}
        className={`${buttonClass(variant, 'm')} ${styles.iconOnly}`}
        render={(props) => <button {...props} title={label} />}
      >
        {icon}
      </Button>
    );
  return (
    <Button {...rest} isDisabled={isDisabled} className={buttonClass(variant, 'm')}>
      <span className={styles.content}>
        {icon}
        <OwnText>{label}</OwnText>
        {iconEnd}
      </span>
    </Button>
  );
}
