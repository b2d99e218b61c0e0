import { type Ledger, refundableAmount, undisputed } from './ledger.ts';

/** The amount of the payments whose banks have not decided yet. */
export const disputedAmount = ({ disputed }: Ledger): number =>
  disputed.filter(({ isOpen }) => isOpen).reduce((sum, { amount }) => sum + amount, 0);

/** What can't be refunded to cards only because banks hold it until they have decided. */
export const heldAmount = (ledger: Ledger): number =>
  refundableAmount(undisputed(ledger), 'CARD') - refundableAmount(ledger, 'CARD');
