/** Days before the end of its last month from which a card counts as expiring soon. */
export const expiryWarningDays = 45;

const dayNumber = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day) / 86_400_000;

/**
 * The state of a card on a day (`YYYY-MM-DD`). It is valid through the last day of its month (`YYYY-MM`).
 */
export function expiryOf(expiration: string, today: string): 'good' | 'soon' | 'expired' {
  const [year, month] = expiration.split('-').map(Number) as [number, number];
  const [todayYear, todayMonth, todayDay] = today.split('-').map(Number) as [number, number, number];
  const daysLeft = dayNumber(year, month + 1, 0) - dayNumber(todayYear, todayMonth, todayDay);
  if (daysLeft < 0) return 'expired';
  return daysLeft <= expiryWarningDays ? 'soon' : 'good';
}
