/** Whether a text is a time of day as `HH:MM` in 24-hour time. */
export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

/** The minutes since midnight of a time of day (`HH:MM`). `24:00` is 1440. */
export function minutesOf(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number) as [number, number];
  return hours * 60 + minutes;
}

/** Spells minutes since midnight as `HH:MM`: the reverse of `minutesOf`. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
