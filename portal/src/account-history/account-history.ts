import type { Schemas } from '@institute/api-schema';
import { formatDate, isDate } from '@institute/values/formats';
import { readAll } from '../lists.ts';

export type AccountEvent = Schemas['AccountEvent'];

/** What else is known about an event. The server spells dates as `YYYY-MM-DD`, which is right in a file. */
export const detailsOf = ({ description }: AccountEvent, locale: string): string =>
  (description ?? '–').replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, (date) =>
    isDate(date) ? formatDate(date, 'medium', locale) : date,
  );

/** All events of an account, oldest first, for a file of them. `null` includes all applications. */
export const readHistory = (studentId: string, applicationId: string | null) =>
  readAll('/students/{id}/account_history', {
    path: { id: studentId },
    query: { applicationId, sortBy: 'eventDate', descending: false },
  });
