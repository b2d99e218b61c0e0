import { formatDate, formatMoney, formatPercent } from '@institute/design-system/formats';
import { type Language, languageTag } from '../../platform/pdf/document.ts';

/** What an enrollment agreement is about. Dates are `YYYY-MM-DD`, money is in minor units of `currency`. */
export type AgreementFacts = {
  student: { name: string; email: string; dateBirth: string; address: string };
  program: string;
  cohort: {
    startDate: string;
    graduationDate: string;
    deliveryMode: 'ONLINE' | 'IN_PERSON';
    language: Language;
  };
  currency: string;
  plan: string;
  tuition: number;
  /** What a voucher takes off. */
  discount: number;
  taxes: number;
  /** What is due at enrollment, without tax. */
  deposit: number;
  /** Net tuition less the deposit: what installments pay back. */
  amountFinanced: number;
  /** Hundredths of a percent a year: 650 is 6.50 %. */
  annualPercentageRate: number;
  /** Hundredths of a percent a year: 650 is 6.50 %. */
  interestRate: number;
  financeCharge: number;
  /** Everything that will have been paid. */
  total: number;
  payments: { dueDate: string; amount: number }[];
  /** Business days in which the student can cancel and gets everything back. */
  cancellationDays: number;
  /** What is kept of a cancellation that comes later, before the class starts. */
  registrationFee: number;
  /** The day the agreement is made. */
  madeOn: string;
};

/** How a document writes dates, amounts and percentages. */
export function formsOf(language: Language, currency: string) {
  const locale = languageTag(language);
  return {
    date: (value: string) => formatDate(value, 'medium', locale),
    money: (amount: number) => formatMoney({ amount, currency }, { locale }),
    percent: (hundredths: number) => formatPercent(hundredths / 100, locale),
  };
}
