import { cloneElement, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useInlineStyle } from '../rendering/hydration.ts';
import * as styles from './Tooltip.css.ts';

/** A pointer that only passes by shows nothing. */
const hoverDelay = 400;
/** Long enough for a pointer to come over to the tooltip. */
const leaveDelay = 150;

export interface TooltipProps {
  /** Helpful but dispensable text: touch screens can't show it. */
  text: ReactNode;
  /** One button or link. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/**
 * A few more words on a button or link, on hover and on keyboard focus; Escape puts them away, and a pointer may go over
 * to them. Assistive technology reads them as the description.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const anchorName = `--anchor-${id.replace(/\W/g, '')}`;
  const [isOpen, setIsOpen] = useState(false);
  const tooltip = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** A press brings the focus too, and that is no wish to read. */
  const isPressed = useRef(false);

  const openIn = (milliseconds: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(true), milliseconds);
  };
  const closeIn = (milliseconds: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(false), milliseconds);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return;
    tooltip.current!.showPopover();
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Only the tooltip goes, not the dialog that it is in.
      event.preventDefault();
      event.stopPropagation();
      setIsOpen(false);
    };
    addEventListener('keydown', closeOnEscape, { capture: true });
    return () => removeEventListener('keydown', closeOnEscape, { capture: true });
  }, [isOpen]);

  const anchorStyle = useInlineStyle({ anchorName });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside is what is hovered and focused
    <span
      role="presentation"
      className={styles.anchor}
      style={anchorStyle}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch') openIn(isOpen ? 0 : hoverDelay);
      }}
      onPointerLeave={() => closeIn(leaveDelay)}
      onPointerDown={() => {
        isPressed.current = true;
        closeIn(0);
      }}
      onPointerUp={() => {
        isPressed.current = false;
      }}
      onFocus={({ target }) => {
        if (!isPressed.current && target.matches(':focus-visible')) openIn(0);
      }}
      onBlur={() => closeIn(0)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span hidden id={id}>
        {text}
      </span>
      {isOpen && (
        <span
          ref={tooltip}
          role="tooltip"
          popover="manual"
          className={styles.tooltip}
          style={{ positionAnchor: anchorName }}
        >
          {text}
        </span>
      )}
    </span>
  );
}
