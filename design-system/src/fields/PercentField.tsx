import { parseNumber, spellNumber } from '@institute/values/formats/parse-number';
import { defineMessages, useIntl } from 'react-intl';
import type { PartsProps } from '../theme/parts.ts';
import type { FieldBinding } from './binding.ts';
import { NumberBox, type NumberBoxProps } from './NumberBox.tsx';
import type { SignedFieldPart } from './SignedBox.tsx';

const messages = defineMessages({
  percent: {
    id: 'number.percent',
    defaultMessage: 'percent',
    description: 'Read after the label of a box for a percentage',
  },
});

export interface PercentFieldProps
  extends Omit<NumberBoxProps, 'classNames'>,
    PartsProps<Exclude<SignedFieldPart, 'prefix'>> {
  fractionDigits?: number;
}

/** A percentage: 25 is 25%, in the box and as the value. */
export function PercentField({ fractionDigits = 2, ...props }: PercentFieldProps) {
  const intl = useIntl();
  const { locale } = intl;
  const options = { locale, fractionDigits, affixes: ['%'] };
  return (
    <NumberBox
      {...props}
      kind={{
        component: 'fields/PercentField',
        read(text) {
          const { value, problem } = parseNumber(text, options);
          return { value: value === null ? null : Number(value), problem };
        },
        show: (value) => spellNumber(String(value), { locale, minimumFractionDigits: fractionDigits }),
        options,
        example: 25,
        after: '%',
        unit: intl.formatMessage(messages.percent),
      }}
    />
  );
}

PercentField.binding = { empty: null } satisfies FieldBinding;
