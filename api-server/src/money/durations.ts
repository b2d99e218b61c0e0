import { quoteMinutes } from '@institute/api-schema/policy';
import { minute } from '../platform/durations.ts';

/** How long a quote can be paid, in milliseconds. */
export const quoteLifetime = quoteMinutes * minute;

/** How long a payment is left to the request that made it before a job takes over, in milliseconds. */
export const requestPatience = 2 * minute;
