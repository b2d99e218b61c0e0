import type { PortalMail } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Database } from '../platform/database.ts';
import type { ProviderRefund, RefundOutcome } from '../ports/payments.ts';
import type { PaymentRecord } from './payment-record.ts';

/** What happens to a purchase whose payment goes back without us. `db` is a transaction. */
export type PurchaseReturns = {
  /** Locks the purchase of a payment, and its coach before it. */
  lock: (db: Database, payment: PaymentRecord) => Promise<void>;
  /** Records a refund once, and notifies the customer. Returns whether it was new. */
  recordRefund: (
    db: Database,
    payment: PaymentRecord,
    refund: ProviderRefund,
    sending: PortalMail,
  ) => Promise<boolean>;
  /** Stores what the provider reports about a refund that is ours or recorded. `key`: ours, or the provider's reference. */
  settleRefund: (
    dependencies: Pick<Dependencies, 'db' | 'now' | 'config'>,
    key: string,
    outcome: Exclude<RefundOutcome, 'processing'>,
  ) => Promise<void>;
  /**
   * Refunds what a coach whose account is closed can no longer deliver, once a bank has decided for the institute.
   * Returns whether it did.
   */
  refundAfterDispute: (db: Database, payment: PaymentRecord, sending: PortalMail) => Promise<boolean>;
  /**
   * The sessions to come that stay booked although the price went back. Nothing is canceled by a guess: the coach is notified of
   * them, and so are staff.
   */
  keepBooked: (
    db: Database,
    payment: PaymentRecord,
    what: 'REFUNDED' | 'LOST',
    sending: { coachOrigin: string; now: Date },
  ) => Promise<Date[]>;
  /** Takes back the sessions that were not booked yet. Returns whether there were any. */
  withdrawSessions: (db: Database, payment: PaymentRecord, now: Date) => Promise<boolean>;
};
