import type { Language } from '../../documents/document.ts';

/** The facts of an enrollment agreement. Dates are `YYYY-MM-DD`; money is in minor units of `currency`. */
export type AgreementFacts = {
  /** The application's number, such as `E-1042`. */
  number: string;
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
  /** The discount of a promo code. */
  discount: number;
  taxes: number;
  /** The amount due at enrollment, without tax. */
  deposit: number;
  /** Net tuition less the deposit, paid back by installments. */
  amountFinanced: number;
  /** Hundredths of a percent per year: 650 is 6.50%. */
  annualPercentageRate: number;
  /** Hundredths of a percent per year: 650 is 6.50%. */
  interestRate: number;
  financeCharge: number;
  /** The total of all payments. */
  total: number;
  payments: { dueDate: string; amount: number }[];
  /** Business days in which the student can cancel for a full refund. */
  cancellationDays: number;
  /** The amount kept from a later cancellation before the class starts. */
  registrationFee: number;
  /** The date of the agreement. */
  madeOn: string;
};
