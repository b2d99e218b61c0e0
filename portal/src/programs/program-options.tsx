import {
  DateValue,
  FactLine,
  Inline,
  Link,
  MoneyValue,
  type RadioOption,
  Stack,
  Text,
} from '@institute/design-system';
import { FormattedMessage, type IntlShape } from 'react-intl';
import { facts } from '../enrollment/CohortFacts.tsx';
import { paths } from '../places.ts';
import type { Program } from './programs.ts';

/** Programs to choose from: promise, length, next class and price, with a link to the page of each. */
export const programOptions = (intl: IntlShape, programs: readonly Program[]): RadioOption[] =>
  programs.map((program) => {
    const { id, title, summary, price, currency, weeks, weeklyHours, nextStartDate } = program;
    return {
      value: id,
      label: (
        <Stack as="span" gap="s">
          <Stack as="span" gap="xxs">
            <Inline as="span" justify="between" align="baseline" gap="s" isWrapping={false}>
              <span>{title}</span>
              <MoneyValue amount={price} currency={currency} isFreeNamed />
            </Inline>
            <Text as="span" size="s" tone="muted" weight="regular">
              {summary}
            </Text>
          </Stack>
          <Text as="span" size="s" weight="regular">
            <FactLine>
              <FormattedMessage
                defaultMessage="{weeks, plural, one {1 week} other {# weeks}}"
                values={{ weeks }}
              />
              {intl.formatMessage(facts.load, { hours: weeklyHours })}
              {nextStartDate && (
                <FormattedMessage
                  defaultMessage="Starts {date}"
                  values={{ date: <DateValue value={nextStartDate} /> }}
                />
              )}
            </FactLine>
          </Text>
        </Stack>
      ),
      details: (
        <Link href={paths.program({ programId: id })} isStandalone>
          <FormattedMessage
            defaultMessage="See what’s in it<hidden>: {program}</hidden>"
            description="Link to the page of a program; what is hidden is only read out"
            values={{ program: title }}
          />
        </Link>
      ),
    };
  });
