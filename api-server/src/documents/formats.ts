import { formatDate, formatMoney, formatPercent } from '@institute/values/formats';
import { type Language, languageTag } from './document.ts';

/** Formats dates, amounts and percentages for a document. */
export function formsOf(language: Language, currency: string) {
  const locale = languageTag(language);
  return {
    date: (value: string) => formatDate(value, 'medium', locale),
    money: (amount: number) => formatMoney({ amount, currency }, { locale }),
    percent: (hundredths: number) => formatPercent(hundredths / 100, locale),
  };
}
