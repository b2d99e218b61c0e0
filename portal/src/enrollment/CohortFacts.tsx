import type { components } from '@institute/api-schema';
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

interface CohortFactsProps {
  cohort: Cohort;
  program: components['schemas']['Program'];
}

/** `Online · English · 5 hours a week`, and below it `from $ 5,400.00 · 7 seats left`. */
export function CohortFacts({ cohort, program }: CohortFactsProps) {
  const intl = useIntl();
  const { deliveryMode, languageIso2LetterCode, seatsLeft } = cohort;
  const { weeklyHours, price, currency } = program;
  const money = <MoneyValue key="price" amount={price} currency={currency} isFreeNamed />;
  return (
    <>
      <FactLine
        facts={[
          intl.formatMessage(modes[deliveryMode]),
          intl.formatMessage(languages[languageIso2LetterCode]),
          intl.formatMessage(facts.load, { hours: weeklyHours }),
        ]}
      />
      <FactLine
        facts={[
          price === 0 ? money : <FormattedMessage key="price" {...facts.price} values={{ price: money }} />,
          seatsText(intl, seatsLeft),
        ]}
      />
    </>
  );
}
