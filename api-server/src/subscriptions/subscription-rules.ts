import type { Schemas } from '@institute/api-schema';
import { subscriptionGraceDays } from '@institute/api-schema/policy';
import { Temporal } from 'temporal-polyfill';
import { day } from '../platform/durations.ts';

type Status = Schemas['SubscriptionStatus'];

export type SubscriptionEvent =
  | 'SUBSCRIBE'
  | 'CHANGE_PLAN'
  | 'CHANGE_CARD'
  | 'CANCEL'
  | 'RESUME'
  | 'CHARGE_PAID'
  | 'CHARGE_FAILED'
  | 'PERIOD_ENDED'
  | 'GIVE_UP'
  | 'DISABLED';

const transitions: Record<SubscriptionEvent, Partial<Record<Status, Status>>> = {
  // Overdue subscribers pay by subscribing again.
  SUBSCRIBE: { NONE: 'ACTIVE', CANCELLED: 'ACTIVE', PAST_DUE: 'ACTIVE' },
  CHANGE_PLAN: { ACTIVE: 'ACTIVE' },
  // Subscribers pay an overdue amount with the card they choose then.
  CHANGE_CARD: { ACTIVE: 'ACTIVE', CANCEL_AT_PERIOD_END: 'CANCEL_AT_PERIOD_END' },
  // An overdue subscription has no current period to end.
  CANCEL: {
    ACTIVE: 'CANCEL_AT_PERIOD_END',
    CANCEL_AT_PERIOD_END: 'CANCEL_AT_PERIOD_END',
    PAST_DUE: 'CANCELLED',
  },
  RESUME: { CANCEL_AT_PERIOD_END: 'ACTIVE', ACTIVE: 'ACTIVE' },
  CHARGE_PAID: { ACTIVE: 'ACTIVE', PAST_DUE: 'ACTIVE' },
  CHARGE_FAILED: { ACTIVE: 'PAST_DUE', PAST_DUE: 'PAST_DUE' },
  PERIOD_ENDED: { CANCEL_AT_PERIOD_END: 'CANCELLED' },
  GIVE_UP: { PAST_DUE: 'CANCELLED' },
  // The period ends, or a payment is due again, while the coach's account is disabled.
  DISABLED: { ACTIVE: 'CANCELLED', PAST_DUE: 'CANCELLED' },
};

/** The state of a subscription after an event, or null if the event isn't allowed. */
export function nextStatus(status: Status, event: SubscriptionEvent): Exclude<Status, 'NONE'> | null {
  return (transitions[event][status] as Exclude<Status, 'NONE'> | undefined) ?? null;
}

/** How long an unpaid period is tolerated after its end. */
export const grace = subscriptionGraceDays * day;

/** When a subscription ends if the period after the current one isn't paid. */
export const graceEnds = ({ periodEnd }: { periodEnd: Date }): Date => new Date(periodEnd.getTime() + grace);

/** The end of the period that includes a moment, counted in whole months or years from the anchor. */
export function periodEndAfter(
  anchor: Date,
  interval: Schemas['SubscriptionPlan']['interval'],
  moment: Date,
): Date {
  const first = Temporal.Instant.fromEpochMilliseconds(anchor.getTime()).toZonedDateTimeISO('UTC');
  for (let count = 1; ; count += 1) {
    const end = first.add(interval === 'MONTH' ? { months: count } : { years: count }).epochMilliseconds;
    if (end > moment.getTime()) return new Date(end);
  }
}
