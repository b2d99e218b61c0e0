import { hour } from '../../platform/durations.ts';

/** The last moment at which its client can reschedule a session, or cancel it without losing it. */
export const freeCancellationEnds = (startTime: Date, freeCancellationHours: number): Date =>
  new Date(startTime.getTime() - freeCancellationHours * hour);
