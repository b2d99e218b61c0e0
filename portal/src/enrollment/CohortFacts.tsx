import type { Schemas } from '@institute/api-schema';
import { FactLine, MoneyValue } from '@institute/design-system';
import {
  defineMessages,
  FormattedMessage,
  type IntlShape,
  type MessageDescriptor,
  useIntl,
} from 'react-intl';
import type { Cohort } from './applications.ts';

export const languages: Record<Cohort['languageIso2LetterCode'], MessageDescriptor> = defineMessages({
  EN: { defaultMessage: 'English' },
  ES: { defaultMessage: 'Spanish' },
});

export const modes: Record<Cohort['deliveryMode'], MessageDescriptor> = defineMessages({
  ONLINE: { defaultMessage: 'Online' },
  IN_PERSON: { defaultMessage: 'In person' },
});

export const facts: Record<'full' | 'seats' | 'load' | 'price', MessageDescriptor> = defineMessages({
  full: { defaultMessage: 'Full', description: 'Of a class without free seats' },
  seats: { defaultMessage: '{count, plural, one {1 seat} other {# seats}} left' },
  load: { defaultMessage: '{hours, plural, one {1 hour} other {# hours}} a week' },
  price: { defaultMessage: 'from {price}' },
});

export const seatsText = (intl: IntlShape, seatsLeft: number): string =>
  seatsLeft === 0 ? intl.formatMessage(facts.full) : intl.formatMessage(facts.seats, { count: seatsLeft });

const kinds = [
  ({ deliveryMode }: Cohort) => modes[deliveryMode],
  ({ languageIso2LetterCode }: Cohort) => languages[languageIso2LetterCode],
];
/** What kind of class one is: online, in English. Either what all classes share, or what tells this one apart. */
const kindOf = (intl: IntlShape, cohort: Cohort, cohorts: readonly Cohort[], isShared: boolean) =>
  kinds
    .filter((kind) => cohorts.every((other) => kind(other) === kind(cohort)) === isShared)
    .map((kind) => intl.formatMessage(kind(cohort)));

interface SharedFactsProps {
  cohorts: readonly Cohort[];
  program: Schemas['Program'];
}

/** What all classes of a program have in common: `5 hours a week · from $ 5,400.00`. */
export function SharedFacts({ cohorts, program: { weeklyHours, price, currency } }: SharedFactsProps) {
  const intl = useIntl();
  const money = <MoneyValue amount={price} currency={currency} isFreeNamed />;
  return (
    <FactLine>
      {kindOf(intl, cohorts[0]!, cohorts, true)}
      {intl.formatMessage(facts.load, { hours: weeklyHours })}
      {price === 0 ? money : <FormattedMessage {...facts.price} values={{ price: money }} />}
    </FactLine>
  );
}

/** What sets a class apart from the others: `Online · English · 7 seats left`. */
export function CohortFacts({ cohort, cohorts }: { cohort: Cohort; cohorts: readonly Cohort[] }) {
  const intl = useIntl();
  return <FactLine>{[...kindOf(intl, cohort, cohorts, false), seatsText(intl, cohort.seatsLeft)]}</FactLine>;
}
