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

const namesOfWeeks = defineMessages({
  previous: {
    id: 'calendar.previousWeeks',
    defaultMessage: 'Earlier weeks',
    description: 'Button of a calendar that shows five weeks',
  },
  next: {
    id: 'calendar.nextWeeks',
    defaultMessage: 'Later weeks',
    description: 'Button of a calendar that shows five weeks',
  },
});

/** The button of a calendar that leads to the month, or the weeks, before or after. */
export function MonthStep({ slot, isOfWeeks }: { slot: 'previous' | 'next'; isOfWeeks?: boolean }) {
  const intl = useIntl();
  return (
    <Button
      slot={slot}
      className={`${buttons.variant.quiet} ${buttons.iconOnly}`}
      aria-label={intl.formatMessage((isOfWeeks ? namesOfWeeks : names)[slot])}
    >
      {slot === 'previous' ? <ChevronLeftIcon /> : <ChevronRightIcon />}
    </Button>
  );
}
