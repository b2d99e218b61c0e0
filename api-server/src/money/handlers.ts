import type { Dependencies } from '../dependencies.ts';
import { addCardHandlers } from './add-card-handlers.ts';
import { autoPayHandlers } from './autopay.ts';
import { paymentHandlers } from './payment-handlers.ts';
import { paymentMethodHandlers } from './payment-method-handlers.ts';
import { planHandlers } from './plan-handlers.ts';
import { receiptEmailHandlers } from './receipt-email.ts';
import { reconciliationHandlers } from './reconciliation.ts';
import { refundHandlers } from './refund.ts';
import { scheduleHandlers } from './schedule-handlers.ts';
import { transactionHandlers } from './transactions.ts';

export const moneyHandlers = (dependencies: Dependencies) => ({
  ...scheduleHandlers(dependencies),
  ...planHandlers(dependencies),
  ...addCardHandlers(dependencies),
  ...paymentMethodHandlers(dependencies),
  ...paymentHandlers(dependencies),
  ...receiptEmailHandlers(dependencies),
  ...autoPayHandlers(dependencies),
  ...refundHandlers(dependencies),
  ...transactionHandlers(dependencies),
  ...reconciliationHandlers(dependencies),
});
