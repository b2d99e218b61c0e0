import type { AccountEvent } from './account-history.ts';

/** The amount that was actually paid or refunded: 0 for a declined charge, although its event has an amount. */
const movedAmount = ({ type, amount }: AccountEvent): number =>
  type === 'PAYMENT_ACCEPTED' || type === 'REFUNDED' ? (amount ?? 0) : 0;

/** The running total after each event, by id, in minor units. The events are in chronological order. */
export function runningBalance(events: readonly AccountEvent[]): Map<string, number> {
  let paid = 0;
  return new Map(
    events.map((event) => {
      paid += movedAmount(event);
      return [event.id, paid];
    }),
  );
}
