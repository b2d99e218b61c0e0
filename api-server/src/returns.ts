import { purchaseReturns } from './booking/purchases/provider-returns.ts';
import { refundEndedApplications } from './enrollment/decisions.ts';
import { returnUnpaidApplications } from './enrollment/unpaid.ts';
import type { Returns } from './money/provider-returns.ts';

/** What goes on in the other domains when money goes back without us. */
export const returns: Returns = {
  purchases: purchaseReturns,
  refundEndedApplications,
  returnUnpaidApplications,
};
