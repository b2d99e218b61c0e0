import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components/Tooltip';
import { join } from '../theme/parts.ts';
import * as styles from './Tooltip.css.ts';

/** In milliseconds. A pointer passing by doesn't open the tooltip, and one leaving has time to reach it. */
const hoverDelay = 400;
const leaveDelay = 150;

/** Our buttons and links pass the props of `Focusable` on to their element. */
type FocusableElement = ComponentProps<typeof Focusable>['children'];

export interface TooltipProps {
  /** Helpful but optional text, because touch screens can't show it. */
  text: ReactNode;
  /** One button or link. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/**
 * A short description of a button or link, shown on hover and keyboard focus. Escape or a press hides it, and the
 * pointer can move over it. Assistive technology always reads it as the description.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const describedBy = join(children.props['aria-describedby'], id);
  return (
    <TooltipTrigger delay={hoverDelay} closeDelay={leaveDelay}>
      <Focusable>{cloneElement(children, { 'aria-describedby': describedBy }) as FocusableElement}</Focusable>
      <span hidden id={id}>
        {text}
      </span>
      {/* The attribute keeps it interactive while a dialog is open. */}
      <AriaTooltip className={styles.tooltip} offset={styles.gap} data-react-aria-top-layer="true">
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
