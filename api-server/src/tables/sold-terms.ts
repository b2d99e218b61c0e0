import type { Schemas } from '@institute/api-schema';
import { boolean, integer, text } from 'drizzle-orm/pg-core';
import { alphabetical } from './alphabetical.ts';

type Quote = Schemas['PurchaseQuote'];

/** A copy of what is offered or sold. Later changes to the product don't concern it. */
export const soldColumns = () => ({
  title: alphabetical().notNull(),
  /** What it includes, in the coach's words. */
  description: text(),
  coachProductType: text().$type<Quote['coachProductType']>().notNull(),
  /** How many sessions can be booked with it. */
  sessionCount: integer().notNull(),
  /** Sessions of a group, which meets at set times. */
  groupSessionCount: integer().notNull().default(0),
  /** The length of each session in minutes. */
  duration: integer(),
  deliveryMode: text().$type<NonNullable<Quote['deliveryMode']>>(),
  /** Whether the coach sends it to an address. */
  isShipped: boolean().notNull().default(false),
  /** Minor units. */
  amount: integer().notNull(),
  currency: text().notNull(),
  freeCancellationHours: integer().notNull(),
});
