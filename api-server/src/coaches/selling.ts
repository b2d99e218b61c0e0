import type { Schemas } from '@institute/api-schema';
import { subscriptionGraceDays } from '@institute/api-schema/policy';
import { and, eq, exists, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { day } from '../platform/durations.ts';
import { problem } from '../platform/problem.ts';
import { chargeStep, smallestCharge } from '../ports/stripe-amounts.ts';
import { coachProducts } from '../tables/coach-products.ts';
import { coachSchedules } from '../tables/coach-schedules.ts';
import { coaches } from '../tables/coaches.ts';
import { students } from '../tables/students.ts';
import { subscriptionPlans, subscriptions } from '../tables/subscriptions.ts';
import { users } from '../tables/users.ts';

type Obstacle = Schemas['SellingObstacle'];

/** What a coach needs to be able to sell, as conditions on `coaches`, in the order in which to get it. */
function needs(now: Date): Record<Exclude<Obstacle, 'NO_HOURS'>, SQL> {
  const { periodEnd, status, coachId } = subscriptions;
  const graceEnds = new Date(now.getTime() - subscriptionGraceDays * day);
  const owner = (condition: SQL) =>
    sql`exists (select from ${students} join ${users} on ${users.id} = ${students.userId}
      where ${students.id} = ${coaches.studentId} and ${condition})`;
  return {
    EMAIL_UNVERIFIED: owner(sql`${users.isVerifiedEmail} and not ${users.isDisabled}`),
    NO_NAME: owner(sql`${students.firstName} <> '' and ${students.lastName} <> ''`),
    NO_INTRODUCTION: sql`${coaches.intro} is not null`,
    NO_SUBSCRIPTION: sql`exists (select from ${subscriptions} where ${coachId} = ${coaches.id}
      and (${status} in ('ACTIVE', 'CANCEL_AT_PERIOD_END')
        or (${status} = 'PAST_DUE' and ${periodEnd} > ${graceEnds.toISOString()})))`,
  };
}

/** Sessions need hours in which they can be booked. */
const hasHours = sql`exists (select from ${coachSchedules} where ${coachSchedules.coachId} = ${coaches.id}
  and (jsonb_array_length(${coachSchedules.weekly}) > 0
    or jsonb_path_exists(${coachSchedules.overrides}, '$[*].ranges[*]')))`;

const isBookedByTime = sql`coalesce(${coachProducts.serviceSpecification} #>> '{session,type}', '') = 'INDIVIDUAL'`;

const charges = JSON.stringify(
  Object.fromEntries(
    Intl.supportedValuesOf('currency').map((currency) => [
      currency,
      [smallestCharge(currency), chargeStep(currency)],
    ]),
  ),
);

const sessionMinutes = sql`coalesce((${coachProducts.serviceSpecification} #>> '{session,duration}')::int, 60)`;

/** What a product costs: the amount of `purchaseTerms`, for lists. */
export const productAmount = sql<number>`(case when ${coachProducts.priceUnit} = 'HOUR'
  then round(${coachProducts.price} * ${sessionMinutes} / 60.0) else ${coachProducts.price} end)::int`;

/** `isChargeable` of `coach-rules.ts`, for lists. A price that was valid when it was saved may not be anymore. */
function isChargeable(): SQL {
  const { price, currency } = coachProducts;
  const limit = (index: 0 | 1) =>
    sql`(${sql.raw(`'${charges}'`)}::jsonb #>> array[${currency}, ${sql.raw(`'${index}'`)}])::int`;
  return sql`(${price} = 0 or (${productAmount} >= ${limit(0)} and ${productAmount} % ${limit(1)} = 0))`;
}

/** Whether a product is for sale: it is published, its coach may sell it, and the provider can charge what it costs. */
export function isForSale(db: Database, now: Date): SQL {
  const maySell = db
    .select({ id: coaches.id })
    .from(coaches)
    .where(
      and(
        eq(coaches.id, coachProducts.coachId),
        ...Object.values(needs(now)),
        or(not(isBookedByTime), hasHours),
      ),
    );
  return and(eq(coachProducts.status, 'PUBLISHED'), isChargeable(), exists(maySell))!;
}

const isNotDisabled = sql`exists (select from ${students} join ${users} on ${users.id} = ${students.userId}
  where ${students.id} = ${coaches.studentId} and not ${users.isDisabled})`;

/** Whether clients can book a coach's times, also with what they have bought. Not after the account was disabled. */
export async function takesBookings(db: Database, coachId: string): Promise<boolean> {
  return (await db.$count(coaches, and(eq(coaches.id, coachId), isNotDisabled))) > 0;
}

/** Throws `notForSale` if clients can't book the coach's times. */
export async function requireTakesBookings(db: Database, coachId: string): Promise<void> {
  if (!(await takesBookings(db, coachId))) throw problem('notForSale');
}

/** Throws `notForSale` if a product can't be bought now. */
export async function requireForSale(db: Database, productId: string, now: Date): Promise<void> {
  const found = await db.$count(coachProducts, and(eq(coachProducts.id, productId), isForSale(db, now)));
  if (found === 0) throw problem('notForSale');
}

const isPublishedService = and(eq(coachProducts.type, 'SERVICE'), eq(coachProducts.status, 'PUBLISHED'));

/** Whether a coach may sell, and if not, what is missing. Undefined without a coach. */
export async function readSellingStatus(
  db: Database,
  coachId: string,
  now: Date,
): Promise<Schemas['SellingStatus'] | undefined> {
  const conditions = { ...needs(now), NO_HOURS: hasHours };
  const columns = Object.entries(conditions).map(([name, is]) => [name, sql<boolean>`${is}`.as(name)]);
  const [found] = await db
    .select(Object.fromEntries(columns) as Record<Obstacle, SQL.Aliased<boolean>>)
    .from(coaches)
    .where(eq(coaches.id, coachId));
  if (!found) return undefined;
  const obstacles = (Object.keys(conditions) as Obstacle[]).filter((name) => !found[name]);
  const [plan] = await db
    .select({ serviceLimit: subscriptionPlans.serviceLimit })
    .from(subscriptions)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, subscriptions.planId))
    .where(eq(subscriptions.coachId, coachId));
  const ofCoach = eq(coachProducts.coachId, coachId);
  return {
    obstacles,
    maySellSessions: obstacles.length === 0,
    maySellOther: obstacles.every((obstacle) => obstacle === 'NO_HOURS'),
    serviceLimit: plan?.serviceLimit ?? null,
    publishedServiceCount: await db.$count(coachProducts, and(ofCoach, isPublishedService)),
    productsForSale: await db.$count(coachProducts, and(ofCoach, isForSale(db, now))),
  };
}

/** Throws `serviceLimitReached` if a plan doesn't include this many published services. */
export function requireWithinLimit(serviceLimit: number | null, publishedServiceCount: number): void {
  if (serviceLimit !== null && publishedServiceCount > serviceLimit) throw problem('serviceLimitReached');
}

type Offer = Pick<typeof coachProducts.$inferSelect, 'coachId' | 'type' | 'serviceSpecification'>;

/**
 * Throws `sellingIncomplete` if the coach may not sell a product, and `serviceLimitReached` if it exceeds the plan. Call
 * it in the transaction that has published the product, with the coach locked.
 */
export async function requirePublishable(db: Database, offer: Offer, now: Date): Promise<void> {
  const selling = (await readSellingStatus(db, offer.coachId, now))!;
  if (!maySell(offer, selling)) throw problem('sellingIncomplete');
  if (offer.type === 'SERVICE') requireWithinLimit(selling.serviceLimit, selling.publishedServiceCount);
}

/** Whether one more product can be published. */
export async function mayPublish(db: Database, offer: Offer, now: Date): Promise<boolean> {
  const selling = await readSellingStatus(db, offer.coachId, now);
  if (!selling || !maySell(offer, selling)) return false;
  const { serviceLimit, publishedServiceCount } = selling;
  return offer.type !== 'SERVICE' || serviceLimit === null || publishedServiceCount < serviceLimit;
}

const maySell = ({ type, serviceSpecification }: Offer, selling: Schemas['SellingStatus']): boolean =>
  type === 'SERVICE' && serviceSpecification?.session.type === 'INDIVIDUAL'
    ? selling.maySellSessions
    : selling.maySellOther;
