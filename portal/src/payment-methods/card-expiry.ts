import { addMonths, daysBetween } from '@institute/values/formats';

/** Days before the end of its last month from which a card counts as expiring soon. */
export const expiryWarningDays = 45;

/**
 * The state of a card on a day (`YYYY-MM-DD`). It is valid through the last day of its month (`YYYY-MM`).
 */
export function expiryOf(expiration: string, today: string): 'good' | 'soon' | 'expired' {
  const daysLeft = daysBetween(today, addMonths(`${expiration}-01`, 1)) - 1;
  if (daysLeft < 0) return 'expired';
  return daysLeft <= expiryWarningDays ? 'soon' : 'good';
}
