import type { Dependencies } from '../dependencies.ts';
import { problem } from '../platform/problem.ts';
import { GatewayUnavailable, RequestRejected } from '../ports/payments.ts';
import type { PaymentRecord } from './payment-record.ts';
import { alertStaff } from './tell-staff.ts';

/**
 * Asks the provider about a payment, or a card of a student. Reports its failure without the cause, which goes to the log, and
 * alerts staff if our request or account is wrong. A refused card is the caller's. Not for transactions, which would undo the
 * alert.
 */
export async function asked<T>(
  { db, now, log }: Pick<Dependencies, 'db' | 'now' | 'log'>,
  subject: PaymentRecord | { studentId: string },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw problem('paymentRequestError', { cause: error });
    if (!(error instanceof RequestRejected)) throw error;
    log.error({ err: error, studentId: subject.studentId }, 'the provider rejects a request');
    await alertStaff(db, subject, now());
    throw problem('paymentProviderError', { cause: error });
  }
}
