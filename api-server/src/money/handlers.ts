import type { Dependencies } from '../dependencies.ts';
import { autoPayHandlers } from './autopay.ts';
import { overviewHandlers } from './overview.ts';
import { payHandlers } from './pay.ts';
import { paymentMethodHandlers } from './payment-methods.ts';
import { receiptEmailHandlers } from './receipt-email.ts';
import { refundHandlers } from './refund.ts';

export const moneyHandlers = (dependencies: Dependencies) => ({
  ...paymentMethodHandlers(dependencies),
  ...overviewHandlers(dependencies),
  ...payHandlers(dependencies),
  ...receiptEmailHandlers(dependencies),
  ...autoPayHandlers(dependencies),
  ...refundHandlers(dependencies),
});
