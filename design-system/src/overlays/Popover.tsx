import { type ReactNode, useId } from 'react';
import { Button, type ButtonProps } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { Heading } from '../typography/Heading.tsx';
import * as floating from './floating.css.ts';
import * as styles from './Popover.css.ts';
import { usePopover } from './popover-state.ts';

export interface PopoverProps extends Pick<ButtonProps, 'variant' | 'isDisabled'> {
  /** The words of the button; also the name of the panel unless it has a title. */
  label: string;
  icon?: ReactNode;
  /** The icon alone is shown; the label is its accessible name. */
  isIconOnly?: boolean;
  /** Over the content. */
  title?: ReactNode;
  /** The edge that panel and button share. */
  align?: keyof typeof floating.align;
  /** A function gets what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button with a small panel beside it: an explanation, a few filters. The page goes on working around it. */
export function Popover({
  label,
  icon,
  isIconOnly = false,
  variant = 'secondary',
  isDisabled,
  title,
  align = 'start',
  children,
}: PopoverProps) {
  const titleId = useId();
  const { isOpen, close, triggerProps, panelProps } = usePopover((panel) => panel.focus());
  const shared = { ...triggerProps, variant, isDisabled, 'aria-haspopup': 'dialog' } as const;
  return (
    <>
      {isIconOnly ? (
        <IconButton {...shared} label={label}>
          {icon}
        </IconButton>
      ) : (
        <Button {...shared} icon={icon}>
          {label}
        </Button>
      )}
      <div
        {...panelProps}
        role="dialog"
        tabIndex={-1}
        className={floating.align[align]}
        {...(title ? { 'aria-labelledby': titleId } : { 'aria-label': label })}
      >
        {isOpen && (
          <div className={styles.content}>
            {title && (
              <Heading level={2} size="m" id={titleId}>
                {title}
              </Heading>
            )}
            {typeof children === 'function' ? children(close) : children}
          </div>
        )}
      </div>
    </>
  );
}
