import { decimalOfMinor } from '@institute/values/formats/money';
import { currencySign, moneyOptions, parseMoney, spellNumber } from '@institute/values/formats/parse-number';
import { useIntl } from 'react-intl';
import { useCurrency } from '../intl/currency.ts';
import type { FieldBinding } from './binding.ts';
import { NumberBox, type NumberBoxProps } from './NumberBox.tsx';

export interface MoneyFieldProps extends NumberBoxProps {
  /** ISO 4217 code, by default that of the region. The box shows its symbol; its name is read with the label. */
  currency?: string;
}

/** An amount of money. The value is integer minor units (cents), parsed without floats. */
export function MoneyField({ currency: given, ...props }: MoneyFieldProps) {
  const { locale } = useIntl();
  const currency = useCurrency(given);
  const options = moneyOptions(currency, locale);
  return (
    <NumberBox
      {...props}
      kind={{
        component: 'fields/MoneyField',
        read(text) {
          const { amount, problem } = parseMoney(text, { currency, locale });
          return { value: amount, problem };
        },
        show: (amount) =>
          spellNumber(decimalOfMinor(amount, currency), {
            locale,
            minimumFractionDigits: options.fractionDigits,
          }),
        options,
        // 1,234.50, or 1,234 for currencies without cents.
        example: Number(`1234${'50'.padEnd(options.fractionDigits, '0').slice(0, options.fractionDigits)}`),
        ...currencySign(currency, locale),
        unit: new Intl.DisplayNames(locale, { type: 'currency' }).of(currency),
      }}
    />
  );
}

MoneyField.binding = { empty: null } satisfies FieldBinding;
