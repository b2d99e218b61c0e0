import { parseNumber, spellNumber, typedNumber } from '@institute/values/formats/parse-number';
import { useIntl } from 'react-intl';
import { join } from '../theme/parts.ts';
import type { FieldBinding } from './binding.ts';
import { NumberBox, type NumberBoxProps } from './NumberBox.tsx';

export interface NumberFieldProps extends NumberBoxProps {
  /** Decimal places. More are kept as typed and reported, never rounded. 0 means whole numbers. */
  fractionDigits?: number;
  /** Formats as `1,234` on blur. Not for years and other numbers that aren't quantities. */
  isGrouped?: boolean;
  /** The unit, shown at the end of the box and read with the label: `hours`. */
  unit?: string;
  /** A sign at the start of the box, read with the label: `#`. */
  prefix?: string;
}

/**
 * A number in any common notation. Nothing is rounded, clamped or dropped: text that is not a number stays as typed.
 */
export function NumberField({
  fractionDigits = 0,
  isGrouped = true,
  unit,
  prefix,
  ...props
}: NumberFieldProps) {
  const { locale } = useIntl();
  const options = { locale, fractionDigits, affixes: [prefix, unit].filter((sign) => sign !== undefined) };
  return (
    <NumberBox
      {...props}
      kind={{
        component: 'fields/NumberField',
        read(text) {
          const { value, problem } = parseNumber(text, options);
          return { value: value === null ? null : Number(value), problem };
        },
        show: (value) =>
          isGrouped ? typedNumber(value, options) : spellNumber(String(value), { locale, isGrouped }),
        options,
        example: 1234,
        ...(prefix && { before: prefix }),
        ...(unit && { after: unit }),
        unit: join(prefix, unit),
      }}
    />
  );
}

NumberField.binding = { empty: null } satisfies FieldBinding;
