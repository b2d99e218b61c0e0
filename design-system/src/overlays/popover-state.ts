import { type RefObject, type ToggleEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export interface PopoverState {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  trigger: RefObject<HTMLButtonElement | null>;
  panel: RefObject<HTMLDivElement | null>;
  triggerProps: {
    ref: RefObject<HTMLButtonElement | null>;
    popoverTarget: string;
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
  };
  panelProps: {
    id: string;
    ref: RefObject<HTMLDivElement | null>;
    popover: 'auto';
    onBeforeToggle: (event: ToggleEvent) => void;
    onToggle: (event: ToggleEvent) => void;
  };
}

/**
 * The browser's native popover: it closes on Escape and outside clicks, is in the top layer, and is placed beside the
 * button that opens it. Its content is in the page only while it is open.
 */
export function usePopover(onOpened: (panel: HTMLDivElement) => void): PopoverState {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  // Ahead of `isOpen` on closing: the button must not be called expanded when the focus comes back to it.
  const [isExpanded, setIsExpanded] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  return {
    isOpen,
    open: () => trigger.current?.click(),
    close: () => panel.current?.hidePopover(),
    trigger,
    panel,
    triggerProps: {
      ref: trigger,
      popoverTarget: id,
      'aria-expanded': isExpanded,
      'aria-controls': isExpanded ? id : undefined,
    },
    panelProps: {
      id,
      ref: panel,
      popover: 'auto',
      onBeforeToggle: ({ newState }) => {
        flushSync(() => {
          setIsExpanded(newState === 'open');
          // Before it is placed, so that it has its size.
          if (newState === 'open') setIsOpen(true);
        });
      },
      onToggle: ({ newState }) => {
        if (newState === 'open') return onOpened(panel.current!);
        const { activeElement } = document;
        const isLost = activeElement === document.body || panel.current?.contains(activeElement);
        setIsOpen(false);
        if (isLost) trigger.current?.focus();
      },
    },
  };
}
