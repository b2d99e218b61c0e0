import type { ReactNode } from 'react';
import { Dialog, DialogTrigger, Heading } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { AriaLocale } from '../aria/AriaLocale.tsx';
import * as headings from '../typography/Heading.css.ts';
import * as styles from './Popover.css.ts';
import { scrolling, surface } from './popover-surface.css.ts';
import { TriggerButton, type TriggerProps } from './TriggerButton.tsx';

export interface PopoverProps extends TriggerProps {
  /** The label of the button. Also the name of the panel unless it has a title. */
  label: string;
  /** The accessible name, if the label alone is ambiguous. It contains the label. */
  'aria-label'?: string;
  /** Shown above the content. */
  title?: ReactNode;
  /** The edge where the panel and the button are aligned. */
  align?: 'start' | 'end';
  /** A function receives a callback that closes the panel. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A button that opens a small panel next to it, such as an explanation or a few filters. Focus stays inside until
 * Escape or a press outside closes it.
 */
export function Popover({ title, align = 'start', children, ...button }: PopoverProps) {
  return (
    <AriaLocale>
      <DialogTrigger>
        <TriggerButton {...button} aria-haspopup="dialog" />
        <AriaPopover className={surface} placement={`bottom ${align}`}>
          <Dialog
            className={`${scrolling} ${styles.content}`}
            {...(!title && { 'aria-label': button['aria-label'] ?? button.label })}
          >
            {({ close }) => (
              <>
                {title && (
                  <Heading slot="title" level={2} className={headings.size.m}>
                    {title}
                  </Heading>
                )}
                {typeof children === 'function' ? children(close) : children}
              </>
            )}
          </Dialog>
        </AriaPopover>
      </DialogTrigger>
    </AriaLocale>
  );
}
