/** Durations in milliseconds. A day has 24 hours, whatever the clocks do; for calendar days, see the formats. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
