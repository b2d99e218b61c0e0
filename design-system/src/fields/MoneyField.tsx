import { useIntl } from 'react-intl';
import { decimalOfMinor, minorDigits } from '../formats/money.ts';
import { currencySign, parseMoney, spellNumber } from '../formats/parse-number.ts';
import type { FieldBinding } from './binding.ts';
import { NumberBox, type NumberBoxProps } from './NumberBox.tsx';

export interface MoneyFieldProps extends NumberBoxProps {
  /** ISO 4217. Its sign stands in the box, its name is read with the label. */
  currency?: string;
}

/** An amount of money. The value is integer minor units (cents), made from the figures as typed, never by way of a float. */
export function MoneyField({ currency = 'USD', ...props }: MoneyFieldProps) {
  const { locale } = useIntl();
  const digits = minorDigits(currency);
  return (
    <NumberBox
      {...props}
      kind={{
        read(text) {
          const { amount, problem } = parseMoney(text, { currency, locale });
          return { value: amount, problem };
        },
        show: (amount) =>
          spellNumber(decimalOfMinor(amount, currency), {
            locale,
            minimumFractionDigits: digits,
          }),
        fractionDigits: digits,
        before: currencySign(currency, locale),
        unit: new Intl.DisplayNames(locale, { type: 'currency' }).of(currency),
      }}
    />
  );
}

MoneyField.binding = { empty: null } satisfies FieldBinding;
