import type { RefObject } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import * as buttons from '../actions/Button.css.ts';
import { AriaLocale } from '../aria/AriaLocale.tsx';
import { isDate } from '../formats/iso-date.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/named.tsx';
import { scrolling, surface } from '../overlays/popover-surface.css.ts';
import * as styles from './CalendarPopover.css.ts';
import { fromCalendarDate, toCalendarDate } from './calendar-date.ts';

/** Which days can be selected. All dates are `YYYY-MM-DD`. */
export interface CalendarLimits {
  /** The first day that can be selected. */
  min?: string | undefined;
  /** The last day that can be selected. */
  max?: string | undefined;
  /** Days in between that can't be selected. */
  isUnavailable?: ((date: string) => boolean) | undefined;
}

export interface CalendarPopoverProps extends CalendarLimits {
  label: string;
  /** The selected date, or invalid text. */
  value: string;
  trigger: RefObject<HTMLElement | null>;
  onChoose: (date: string) => void;
  onClose: () => void;
}

const dayOf = (value: string | undefined) => (isDate(value) ? toCalendarDate(value) : null);

/** A month to select a day from. Arrow keys move by day, Page Up and Page Down by month, with Shift by year. */
export function CalendarPopover({
  label,
  value,
  min,
  max,
  isUnavailable,
  trigger,
  onChoose,
  onClose,
}: CalendarPopoverProps) {
  const step = `${buttons.variant.quiet} ${buttons.iconOnly}`;
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
          <Calendar
            aria-label={label}
            autoFocus
            value={dayOf(value)}
            minValue={dayOf(min)}
            maxValue={dayOf(max)}
            {...(isUnavailable && {
              isDateUnavailable: (date) => isUnavailable(fromCalendarDate(date)),
            })}
            onChange={(date) => {
              onClose();
              onChoose(fromCalendarDate(date));
            }}
          >
            <div className={styles.header}>
              <Button slot="previous" className={step}>
                <ChevronLeftIcon />
              </Button>
              <CalendarHeading className={styles.heading} />
              <Button slot="next" className={step}>
                <ChevronRightIcon />
              </Button>
            </div>
            <CalendarGrid weekdayStyle="short" className={styles.grid}>
              <CalendarGridHeader>
                {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => <CalendarCell date={date} className={styles.day} />}
              </CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </AriaLocale>
  );
}
