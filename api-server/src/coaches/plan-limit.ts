import { formatDate } from '@institute/values/formats';
import { and, asc, eq } from 'drizzle-orm';
import { recordActivities } from '../history/activity.ts';
import { type Notification, notify } from '../inbox/notify.ts';
import { actionsTo } from '../letters/letter.ts';
import type { Database } from '../platform/database.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { coachProducts } from '../tables/coach-products.ts';
import { coaches } from '../tables/coaches.ts';
import { subscriptionPlans, subscriptions } from '../tables/subscriptions.ts';

type CoachMail = { coachOrigin: string; now: Date };
type Plan = Pick<typeof subscriptionPlans.$inferSelect, 'name' | 'serviceLimit'>;

const nextLimitTexts = (
  { name, serviceLimit }: Plan,
  published: number,
  periodEnd: Date,
): Notification['texts'] => {
  const on = (locale: string) => formatDate(instituteDay(periodEnd), 'medium', locale);
  return {
    EN: {
      subject: 'Your next plan includes fewer services than you’ve published',
      lines: [
        `You’ve published ${published} services. From ${on('en-US')}, your plan “${name}” includes ${serviceLimit}.`,
        'Unless you unpublish some or choose another plan, we’ll unpublish those that you added last that day.',
      ],
    },
    ES: {
      subject: 'Tu próximo plan incluye menos servicios de los que publicaste',
      lines: [
        `Publicaste ${published} servicios. Desde el ${on('es-US')}, tu plan «${name}» incluye ${serviceLimit}.`,
        'Si no ocultas algunos ni eliges otro plan, ese día ocultaremos los que agregaste al final.',
      ],
    },
  };
};

const unpublishedTexts = ({ name, serviceLimit }: Plan, titles: string[]): Notification['texts'] => ({
  EN: {
    subject: 'We unpublished services that your plan doesn’t include',
    lines: [
      `Your plan “${name}” includes ${serviceLimit} services, so we unpublished those that you added last: ${titles.join(', ')}.`,
      'To publish all of your services, change your plan.',
    ],
  },
  ES: {
    subject: 'Ocultamos servicios que tu plan no incluye',
    lines: [
      `Tu plan «${name}» incluye ${serviceLimit} servicios, así que ocultamos los que agregaste al final: ${titles.join(', ')}.`,
      'Para publicar todos tus servicios, cambia de plan.',
    ],
  },
});

const label = { EN: 'See your subscription', ES: 'Ver tu suscripción' };

async function tell(
  db: Database,
  studentId: string,
  texts: Notification['texts'],
  { coachOrigin, now }: CoachMail,
): Promise<void> {
  const emailOnly = { actions: actionsTo(`${coachOrigin}/subscription`, label) };
  const message = { category: 'PAYMENT', link: null, texts, byEmail: 'ALWAYS', emailOnly } as const;
  await notify(db, { studentIds: [studentId], ...message }, now);
}

/** The published services of a coach, in the order in which they were added. */
const publishedServices = (db: Database, coachId: string) =>
  db
    .select({ id: coachProducts.id, title: coachProducts.title, version: coachProducts.version })
    .from(coachProducts)
    .where(
      and(
        eq(coachProducts.coachId, coachId),
        eq(coachProducts.type, 'SERVICE'),
        eq(coachProducts.status, 'PUBLISHED'),
      ),
    )
    .orderBy(asc(coachProducts.id));

async function studentOf(db: Database, coachId: string): Promise<string> {
  const [coach] = await db.select().from(coaches).where(eq(coaches.id, coachId));
  return coach!.studentId;
}

/** Tells a coach who publishes more services than the next plan includes what happens when it begins. */
export async function warnOfNextLimit(db: Database, coachId: string, mail: CoachMail): Promise<void> {
  const [next] = await db
    .select({
      name: subscriptionPlans.name,
      serviceLimit: subscriptionPlans.serviceLimit,
      periodEnd: subscriptions.periodEnd,
    })
    .from(subscriptions)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, subscriptions.nextPlanId))
    .where(eq(subscriptions.coachId, coachId));
  if (!next || next.serviceLimit === null) return;
  const { length } = await publishedServices(db, coachId);
  if (length <= next.serviceLimit) return;
  await tell(db, await studentOf(db, coachId), nextLimitTexts(next, length, next.periodEnd), mail);
}

/**
 * Unpublishes the services beyond a plan's limit, those added last first, and tells the coach. `db` is the transaction in
 * which the plan begins, with the coach locked.
 */
export async function unpublishBeyondLimit(
  db: Database,
  coachId: string,
  plan: Plan,
  mail: CoachMail,
): Promise<void> {
  if (plan.serviceLimit === null) return;
  const beyond = (await publishedServices(db, coachId)).slice(plan.serviceLimit);
  if (beyond.length === 0) return;
  for (const { id, version } of beyond) {
    await db
      .update(coachProducts)
      .set({ status: 'DRAFT', version: version + 1 })
      .where(eq(coachProducts.id, id));
  }
  const studentId = await studentOf(db, coachId);
  const deeds = beyond.map(({ title: subject }) => ({
    studentId,
    source: 'SYSTEM' as const,
    actorId: null,
    type: 'PRODUCT_UNPUBLISHED' as const,
    subject,
  }));
  await recordActivities(db, deeds, mail.now);
  const titles = beyond.map(({ title }) => title);
  await tell(db, studentId, unpublishedTexts(plan, titles), mail);
}
