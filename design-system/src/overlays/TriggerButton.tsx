import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import * as styles from '../actions/Button.css.ts';
import { type ButtonProps, buttonClass, Spinner } from '../actions/Button.tsx';
import { OwnText } from '../rendering/OwnText.tsx';
import { join } from '../theme/parts.ts';

export interface TriggerProps extends Pick<ButtonProps, 'variant' | 'isDisabled'> {
  /** The label of the button, or the name of the icon. */
  label: string;
  icon?: ReactNode;
  /** Shows only the icon. The label is its accessible name. */
  isIconOnly?: boolean | undefined;
  /** What was chosen before is still running: shows a spinner after 400 ms, in place of the label. More can be chosen. */
  isLoading?: boolean;
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
  isLoading = false,
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
      <span className={join(styles.content, isLoading && styles.pendingContent)}>
        {icon}
        <OwnText>{label}</OwnText>
        {iconEnd}
      </span>
      {isLoading && <Spinner className={styles.spinner} />}
    </Button>
  );
}
