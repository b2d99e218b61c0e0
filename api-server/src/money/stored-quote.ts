import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { paymentQuotes } from '../tables/payments.ts';
import { paymentProblem } from './ledger.ts';
import { refusalOf } from './payment-rules.ts';
import { quoteFor } from './quote.ts';
import type { StoredLedger } from './stored-ledger.ts';

type Quote = typeof paymentQuotes.$inferSelect;

/**
 * A quote that can still be paid: unpaid, recent enough, and with its rows unchanged. Otherwise throws the problem of
 * the rows, or asks for a new quote.
 */
export async function requireQuote(
  db: Database,
  id: string,
  ledger: StoredLedger,
  now: Date,
): Promise<Quote> {
  const isOfSchedule = and(eq(paymentQuotes.id, id), eq(paymentQuotes.scheduleId, ledger.schedule.id));
  const [quote] = await db.select().from(paymentQuotes).where(isOfSchedule);
  if (!quote) throw paymentProblem('paymentStatusInvalid');
  const { kind, parts } = quote;
  const before = ledger.payments.find((payment) => payment.id === quote.paymentId);
  const paid = before && refusalOf(before.status);
  if (paid) throw paymentProblem(paid);
  const rowIds = parts.map(({ rowId }) => rowId);
  for (const row of ledger.rows.filter((one) => rowIds.includes(one.id))) {
    const key = refusalOf(row.status);
    if (key) throw paymentProblem(key);
  }
  const again = quoteFor(ledger, { kind, rowIds, amount: quote.amount }, instituteDay(now));
  const isSame = again.amount === quote.amount && JSON.stringify(again.parts) === JSON.stringify(parts);
  if (quote.expiresAt <= now || !isSame) throw paymentProblem('paymentStatusInvalid');
  return quote;
}

/** The description on the receipt. */
export function describe({ schedule, rows }: StoredLedger, { kind, parts }: Quote, title: string): string {
  const [first] = parts;
  const row = rows.find(({ id }) => id === first!.rowId)!;
  const isOneInstallment = parts.length === 1 && row.type === 'INSTALLMENT' && kind !== 'CUSTOM';
  return isOneInstallment ? `${title}, ${row.installment}/${schedule.installmentCount}` : title;
}
