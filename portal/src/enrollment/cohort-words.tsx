import { DateValue } from '@institute/design-system';
import { defineMessages, FormattedMessage, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { Cohort } from './applications.ts';

/** First to last day of a class. */
export const CohortDates = ({ cohort }: { cohort: Pick<Cohort, 'startDate' | 'graduationDate'> }) => (
  <FormattedMessage
    defaultMessage="{start} to {end}"
    description="First and last day of a class"
    values={{
      start: <DateValue value={cohort.startDate} />,
      end: <DateValue value={cohort.graduationDate} />,
    }}
  />
);

export const languages: Record<Cohort['languageIso2LetterCode'], MessageDescriptor> = defineMessages({
  EN: { defaultMessage: 'English', description: 'The language of a class' },
  ES: { defaultMessage: 'Spanish', description: 'The language of a class' },
});

const modes: Record<Cohort['deliveryMode'], MessageDescriptor> = defineMessages({
  ONLINE: { defaultMessage: 'Online', description: 'How a class is held' },
  IN_PERSON: { defaultMessage: 'In person', description: 'How a class is held' },
});

const facts: Record<'full' | 'seats' | 'load', MessageDescriptor> = defineMessages({
  full: { defaultMessage: 'Full', description: 'Of a class without free seats' },
  seats: {
    defaultMessage: '{count, plural, one {one seat} other {# seats}} left',
    description: 'How many seats of a class are free',
  },
  load: {
    defaultMessage: '{hours, plural, one {one hour} other {# hours}} a week',
    description: 'How much work a class is',
  },
});

/** `Online · English · 5 hours a week · 7 seats left`. */
export function cohortFacts(intl: IntlShape, cohort: Cohort, weeklyHours: number): string {
  const { deliveryMode, languageIso2LetterCode, seatsLeft } = cohort;
  return [
    intl.formatMessage(modes[deliveryMode]),
    intl.formatMessage(languages[languageIso2LetterCode]),
    intl.formatMessage(facts.load, { hours: weeklyHours }),
    seatsLeft === 0 ? intl.formatMessage(facts.full) : intl.formatMessage(facts.seats, { count: seatsLeft }),
  ].join(' · ');
}
