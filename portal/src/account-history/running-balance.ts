import type { AccountEvent } from './account-history.ts';

/** What moved: a charge that was refused has an amount, and moved nothing. */
const movedAmount = ({ type, amount }: AccountEvent): number =>
  type === 'PAYMENT_ACCEPTED' || type === 'REFUNDED' ? (amount ?? 0) : 0;

/** What was paid in all after each event, by its id, in minor units. The events are in the order in which they happened. */
export function runningBalance(events: readonly AccountEvent[]): Map<string, number> {
  let paid = 0;
  return new Map(
    events.map((event) => {
      paid += movedAmount(event);
      return [event.id, paid];
    }),
  );
}
