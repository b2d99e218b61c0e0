import { createChoice, createStoredValue, safePath } from '@institute/design-system/app';
import { useMemo } from 'react';
import { draftSlot } from '../device-draft.ts';

/** A payment that was requested and whose outcome is not known yet. Survives a reload, and is shared by all tabs. */
export interface PaymentAttempt {
  /** The `Idempotency-Key`: the payment is made once, however often it is sent. */
  key: string;
  studentId: string;
  scheduleId: string;
  quoteId: string;
  paymentMethodId: string;
  /** In minor units of `currency`. */
  amount: number;
  currency: string;
  /** When it was sent last, in milliseconds since 1970. */
  sentAt: number;
  /** Once the server has returned it. */
  paymentId: string | null;
}

function parseAttempt(text: string): PaymentAttempt | null {
  if (text === '') return null;
  const value = JSON.parse(text) as Record<string, unknown>;
  const { key, studentId, scheduleId, quoteId, paymentMethodId, amount, currency, sentAt, paymentId } = value;
  const texts = [key, studentId, scheduleId, quoteId, paymentMethodId, currency];
  const isWhole =
    texts.every((one) => typeof one === 'string') &&
    Number.isSafeInteger(amount) &&
    Number.isFinite(sentAt) &&
    (paymentId === null || typeof paymentId === 'string');
  return isWhole ? (value as unknown as PaymentAttempt) : null;
}

// Stored as text, because a store's snapshot must be the same value each time.
const kept = createChoice<string>(
  createStoredValue('institute.portal.payment-attempt', (value) =>
    typeof value === 'string' ? value : null,
  ),
  '',
);

export const setAttempt = (attempt: PaymentAttempt | null): void =>
  kept.set(attempt ? JSON.stringify(attempt) : '');

/** The storage key of the chosen payment, until it is requested. */
export const choiceDraft = 'payment';

/** The server knows the payment, so keep its URL and clear the choice. */
export function meetPayment(attempt: PaymentAttempt, paymentId: string): void {
  setAttempt({ ...attempt, paymentId });
  draftSlot(choiceDraft).write(null);
}

/** A student's open attempt, from this or another tab. */
export function useAttempt(studentId: string): PaymentAttempt | null {
  const text = kept.use();
  const attempt = useMemo(() => parseAttempt(text), [text]);
  return attempt?.studentId === studentId ? attempt : null;
}

/** Removes the attempt that led to this payment. Returns whether there was one. */
export function settleAttempt(paymentId: string): boolean {
  const isOpen = parseAttempt(kept.get())?.paymentId === paymentId;
  if (isOpen) setAttempt(null);
  return isOpen;
}

/** The payment that is being confirmed at the bank; per tab. */
export const bankReturn = createStoredValue(
  'institute.portal.bank-return',
  (value) => (typeof value === 'string' ? safePath(value) : null),
  window.sessionStorage,
);
