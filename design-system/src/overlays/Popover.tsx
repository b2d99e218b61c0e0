import type { ReactNode } from 'react';
import { Dialog, DialogTrigger, Heading } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { AriaLocale } from '../aria/AriaLocale.tsx';
import * as headings from '../typography/Heading.css.ts';
import * as styles from './Popover.css.ts';
import { scrolling, surface } from './popover-surface.css.ts';
import { TriggerButton, type TriggerProps } from './TriggerButton.tsx';

export interface PopoverProps extends TriggerProps {
  /** The words of the button; also the name of the panel unless it has a title. */
  label: string;
  /** Over the content. */
  title?: ReactNode;
  /** The edge that panel and button share. */
  align?: 'start' | 'end';
  /** A function gets what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A button with a small panel beside it: an explanation, a few filters. The focus stays inside until it is closed: by
 * Escape, or by a press elsewhere.
 */
export function Popover({ title, align = 'start', children, ...button }: PopoverProps) {
  return (
    <AriaLocale>
      <DialogTrigger>
        <TriggerButton {...button} aria-haspopup="dialog" />
        <AriaPopover className={surface} placement={`bottom ${align}`}>
          <Dialog
            className={`${scrolling} ${styles.content}`}
            {...(!title && { 'aria-label': button.label })}
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
