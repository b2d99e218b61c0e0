import type { RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { AriaLocale } from '../aria/AriaLocale.tsx';
import { scrolling, surface } from '../overlays/popover-surface.css.ts';
import * as styles from './CalendarPopover.css.ts';
import DayCalendar, { type CalendarLimits } from './DayCalendar.tsx';

export interface CalendarPopoverProps extends CalendarLimits {
  label: string;
  /** The selected date, or invalid text. */
  value: string;
  trigger: RefObject<HTMLElement | null>;
  onChoose: (date: string) => void;
  onClose: () => void;
}

/** A month to select a day from, in a popover. */
export default function CalendarPopover({
  label,
  trigger,
  onChoose,
  onClose,
  ...calendar
}: CalendarPopoverProps) {
  return (
    <AriaLocale>
      <Popover
        isOpen
        triggerRef={trigger}
        placement="bottom end"
        className={surface}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        <Dialog aria-label={label} className={`${scrolling} ${styles.dialog}`}>
          <DayCalendar
            {...calendar}
            label={label}
            autoFocus
            onChoose={(date) => {
              onClose();
              onChoose(date);
            }}
          />
        </Dialog>
      </Popover>
    </AriaLocale>
  );
}
