import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { lazyExtra } from '../feedback/lazy-part.tsx';
import * as frame from '../fields/Field.css.ts';
import { Drawing } from '../icons/Drawing.tsx';
import { CalendarDays } from '../icons/drawings.gen.ts';
import type { CalendarLimits } from './DayCalendar.tsx';

const load = () => import('./CalendarPopover.tsx');
const CalendarPopover = lazyExtra(async () => (await load()).default);

interface CalendarButtonProps extends CalendarLimits {
  /** The label of the date box. */
  label: string;
  /** The date in the box, or invalid text. */
  value: string;
  isDisabled: boolean;
  onChoose: (date: string) => void;
}

/** A button that opens a calendar for the date box next to it. The calendar's code is loaded on hover or focus. */
export function CalendarButton({ label, isDisabled, ...calendar }: CalendarButtonProps) {
  const intl = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const prepare = () => void load().catch(() => undefined);
  const text = intl.formatMessage(
    {
      id: 'date.calendar',
      defaultMessage: 'Calendar: {label}',
      description: 'Button beside a date box and name of the calendar it opens; label is that of the box',
    },
    { label },
  );
  return (
    <div className={frame.end}>
      <button
        ref={button}
        type="button"
        className={frame.endButton}
        aria-label={text}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={isDisabled}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <Drawing of={CalendarDays} className={frame.endIcon} />
      </button>
      {isOpen && (
        <CalendarPopover {...calendar} label={text} trigger={button} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
