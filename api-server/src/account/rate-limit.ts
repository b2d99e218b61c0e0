import { eq, sql } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { problem } from '../platform/problem.ts';
import { rateLimits } from '../tables/rate-limits.ts';
import { clientOf } from './device.ts';
import { logSecurityEvent } from './security-log.ts';

const minute = 60;
const hour = 60 * minute;

/**
 * The number of attempts in a number of seconds, per target (an e-mail address or a user; when signing in, also its
 * client) and per client address.
 */
const limits = {
  signIn: { identifier: [10, 15 * minute], address: [50, 15 * minute] },
  /** From all devices together that an account was not used from. */
  signInOfStrangers: { identifier: [50, 15 * minute] },
  refresh: { address: [600, 15 * minute] },
  token: { address: [50, 15 * minute] },
  loginLink: { identifier: [3, hour], address: [20, hour] },
  forgotPassword: { identifier: [3, hour], address: [20, hour] },
  resetPassword: { address: [50, 15 * minute] },
  signUp: { identifier: [3, 3 * hour], address: [20, 3 * hour] },
  verificationCode: { identifier: [5, hour], address: [20, hour] },
  verificationCodePause: { identifier: [1, 30] },
  createPassword: { identifier: [5, 15 * minute], address: [50, 15 * minute] },
  emailVerification: { identifier: [3, hour] },
  confirmEmail: { identifier: [10, 15 * minute] },
  changePassword: { identifier: [10, 15 * minute] },
  promoCode: { address: [60, 15 * minute] },
  paymentMethod: { identifier: [20, hour] },
  receiptEmail: { identifier: [5, hour] },
  upload: { identifier: [60, hour] },
  sessionChange: { identifier: [10, 24 * hour] },
  circleInvitation: { identifier: [5, 24 * hour] },
  resendEnvelope: { identifier: [5, 24 * hour] },
  freePurchase: { identifier: [5, 24 * hour] },
  deliveryNote: { identifier: [5, 24 * hour] },
  calendarFeed: { identifier: [120, hour], address: [60, 15 * minute] },
} satisfies Record<string, { identifier?: [number, number]; address?: [number, number] }>;

/** `account` is the e-mail address or user for the security log, if the identifier is more than that. */
type Subject = { identifier?: string; address?: string; account?: string };

function keysOf(name: keyof typeof limits, subject: Subject) {
  return Object.entries(limits[name] as Record<string, [number, number]>).flatMap(
    ([kind, [max, seconds]]) => {
      const value = subject[kind as keyof Subject];
      return value === undefined ? [] : [{ key: keyOf(name, kind, value), max, seconds }];
    },
  );
}

const keyOf = (name: string, kind: string, value: string) =>
  `${name} ${kind} ${kind === 'address' ? clientOf(value) : value}`;

/** Counts an attempt and answers 429 if there were too many. The count is a row, so all processes share it. */
export async function limitAttempts(
  { db, now, config, log }: Pick<Dependencies, 'db' | 'now' | 'config' | 'log'>,
  name: keyof typeof limits,
  subject: Subject,
): Promise<void> {
  const moment = now();
  for (const { key, max, seconds } of keysOf(name, subject)) {
    const isOver = sql`${rateLimits.endsAt} <= ${sql.param(moment, rateLimits.endsAt)}`;
    const endsAt = new Date(moment.getTime() + seconds * 1000);
    const [row] = await db
      .insert(rateLimits)
      .values({ key, count: 1, endsAt })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
          endsAt: sql`case when ${isOver} then ${sql.param(endsAt, rateLimits.endsAt)} else ${rateLimits.endsAt} end`,
        },
      })
      .returning();
    if (row!.count > max * config.rateLimitFactor) {
      const { address, account = subject.identifier } = subject;
      logSecurityEvent({ log }, 'too many attempts', { address, account });
      const wait = Math.max(1, Math.ceil((row!.endsAt.getTime() - moment.getTime()) / 1000));
      throw problem('tooManyRequests', { headers: { 'retry-after': String(wait) } });
    }
  }
}

/** A successful attempt doesn't count, and clears the account's failed ones. */
export async function forgiveAttempts(
  { db }: Pick<Dependencies, 'db'>,
  name: keyof typeof limits,
  { identifier, address }: Subject,
): Promise<void> {
  if (identifier)
    await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(name, 'identifier', identifier)));
  if (!address) return;
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, keyOf(name, 'address', address)));
}
