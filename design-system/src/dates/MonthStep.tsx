import { Button } from 'react-aria-components/Button';
import { defineMessages, useIntl } from 'react-intl';
import * as buttons from '../actions/Button.css.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/named.tsx';

const names = defineMessages({
  previous: {
    id: 'calendar.previousMonth',
    defaultMessage: 'Previous month',
    description: 'Button of a calendar',
  },
  next: { id: 'calendar.nextMonth', defaultMessage: 'Next month', description: 'Button of a calendar' },
});

/** The button of a calendar that leads to the month before or after. */
export function MonthStep({ slot }: { slot: 'previous' | 'next' }) {
  const intl = useIntl();
  return (
    <Button
      slot={slot}
      className={`${buttons.variant.quiet} ${buttons.iconOnly}`}
      aria-label={intl.formatMessage(names[slot])}
    >
      {slot === 'previous' ? <ChevronLeftIcon /> : <ChevronRightIcon />}
    </Button>
  );
}
