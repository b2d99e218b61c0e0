import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components/Tooltip';
import * as styles from './Tooltip.css.ts';

/** Milliseconds: a pointer that only passes by shows nothing, and one that leaves has time to come over. */
const hoverDelay = 400;
const leaveDelay = 150;

/** What `Focusable` asks for: our buttons and links hand their props on to the element. */
type FocusableElement = ComponentProps<typeof Focusable>['children'];

export interface TooltipProps {
  /** Helpful but dispensable text: touch screens can't show it. */
  text: ReactNode;
  /** One button or link. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/**
 * A few more words on a button or link, on hover and on keyboard focus; Escape or a press puts them away, and a pointer may
 * go over to them. Assistive technology reads them as the description, with or without the tooltip.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  return (
    <TooltipTrigger delay={hoverDelay} closeDelay={leaveDelay}>
      <Focusable>{cloneElement(children, { 'aria-describedby': id }) as FocusableElement}</Focusable>
      <span hidden id={id}>
        {text}
      </span>
      {/* The attribute keeps it in the reach of the pointer when it belongs to something in a dialog. */}
      <AriaTooltip className={styles.tooltip} offset={styles.gap} data-react-aria-top-layer="true">
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
