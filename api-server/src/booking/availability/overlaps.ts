import type { Interval } from '@institute/values/availability';
import { and, gt, lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a session has any part in an interval. */
export const overlaps = (
  { startTime, endTime }: Record<'startTime' | 'endTime', PgColumn>,
  { start, end }: Interval,
): SQL | undefined => and(lt(startTime, new Date(end)), gt(endTime, new Date(start)));
