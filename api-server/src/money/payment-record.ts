import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { payments } from '../tables/payments.ts';

export type PaymentRecord = typeof payments.$inferSelect;

export async function readPayment(db: Database, id: string): Promise<PaymentRecord | null> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  return payment ?? null;
}
