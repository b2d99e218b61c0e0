import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';

/** The sessions that a purchase includes. A seat has those of its group. */
const includedSessions = sql`(p.session_count + case when p.group_id is null then 0 else p.group_session_count end)`;

/**
 * Invariants that must hold after any concurrent operations, each as a query for the rows that violate it. Schedules
 * that the demo world seeded without payments are included, because their rows add up as well.
 */
const rules: Record<string, ReturnType<typeof sql>> = {
  'every accepted payment is one charge of the provider, of that amount': sql`
    select p.id, p.amount, c.amount as charged from payments p
    left join sandbox_charges c on c.key = p.id::text and c.status = 'succeeded'
    where p.status = 'ACCEPTED' and c.amount is distinct from p.amount`,
  'every charge of the provider is an accepted payment': sql`
    select c.key, p.status from sandbox_charges c left join payments p on p.id::text = c.key
    where c.status = 'succeeded' and c.refunded < c.amount and p.status is distinct from 'ACCEPTED'`,
  'nothing is left in progress that the provider has decided': sql`
    select p.id from payments p join sandbox_charges c on c.key = p.id::text
    where p.status = 'IN_PROGRESS' and c.status in ('succeeded', 'declined')`,
  'a row has the money that payments have put on it': sql`
    select r.id, r.amount_paid, paid.sum from payment_schedule_rows r
    left join lateral (
      select coalesce(sum((part ->> 'amount')::int), 0) as sum
      from payments p, jsonb_array_elements(p.parts) part
      where p.schedule_id = r.schedule_id and p.status = 'ACCEPTED' and part ->> 'rowId' = r.id::text
    ) paid on true
    where r.amount_paid <> paid.sum`,
  'a row has given back what refunds have taken from it': sql`
    select r.id, r.amount_refunded, back.sum from payment_schedule_rows r
    left join lateral (
      select coalesce(sum((part ->> 'amount')::int), 0) as sum
      from refunds f, jsonb_array_elements(f.parts) part
      where f.schedule_id = r.schedule_id and f.status <> 'INVALID' and part ->> 'rowId' = r.id::text
    ) back on true
    where r.amount_refunded <> back.sum`,
  'the provider has given back what refunds say': sql`
    select c.key, c.refunded, back.sum from sandbox_charges c join payments p on p.id::text = c.key
    left join lateral (
      select coalesce(sum(f.amount), 0) as sum from refunds f
      where f.payment_id = p.id and f.status = 'ACCEPTED' and f.destination = 'CARD'
    ) back on true
    where p.status = 'ACCEPTED' and p.kind <> 'PURCHASE' and c.refunded <> back.sum`,
  'no row is paid beyond what it comes to': sql`
    select id from payment_schedule_rows
    where status <> 'DELETED'
      and amount_paid + rollover_amount > principal_amount + interest_amount + tax_amount`,
  'a row is in progress as long as its payment': sql`
    select r.id from payment_schedule_rows r where r.status = 'IN_PROGRESS' and not exists (
      select from payments p where p.id = r.payment_id and p.status = 'IN_PROGRESS')`,
  'a student has one default card': sql`
    select student_id from payment_methods group by student_id
    having count(*) filter (where is_default) <> 1`,
  'a coach is in one place at a time': sql`
    select a.id, b.id as other from coach_sessions a join coach_sessions b on b.coach_id = a.coach_id and b.id > a.id
    where a.status in ('HELD_SLOT', 'BOOKED') and b.status in ('HELD_SLOT', 'BOOKED')
      and (a.group_session_id is null or a.group_session_id is distinct from b.group_session_id)
      and a.start_time < b.end_time and b.start_time < a.end_time`,
  'no purchase has more sessions than were bought': sql`
    select p.id from coach_product_purchases p
    where ${includedSessions} < (
      select count(*) from coach_sessions s where s.purchase_id = p.id and s.status <> 'CANCELLED')`,
  'the credits of a purchase are its sessions': sql`
    select p.id from coach_product_purchases p
    join lateral (select sum(change) as left_over from session_credits c where c.purchase_id = p.id) balance on true
    join lateral (select coalesce(sum(-change), 0) as taken from session_credits c
      where c.purchase_id = p.id and c.type in ('REFUNDED', 'REFUND_FAILED', 'WITHDRAWN')) back on true
    where balance.left_over < 0 or p.coach_id is not null and ${includedSessions} <> balance.left_over + back.taken + (
      select count(*) from coach_sessions s
      where s.purchase_id = p.id and s.status not in ('CANCELLED', 'HELD_SLOT'))`,
  'no purchase is refunded beyond its price': sql`
    select p.id from coach_product_purchases p
    where p.amount < (select coalesce(sum(amount), 0) from purchase_refunds r
      where r.purchase_id = p.id and r.status <> 'FAILED')`,
  'no group has more participants than seats': sql`
    select g.id from coaching_groups g
    where g.capacity < (select count(*) from coach_product_purchases p
      where p.group_id = g.id and (p.status = 'IN_PROGRESS' or p.status = 'PAID' and exists (
        select from coach_sessions s where s.purchase_id = p.id and s.status <> 'CANCELLED')))`,
  'no circle has more students than places': sql`
    select c.id from coaching_circles c
    where c.capacity < (select count(*) from circle_students s where s.circle_id = c.id and s.status = 'ACTIVE')`,
  'nobody has gone on from circles more than twice': sql`
    select student_id from circle_students where status = 'TRANSFERRED' group by student_id having count(*) > 2`,
  'no class has more students than seats': sql`
    select id from cohorts where seats_taken > capacity or seats_taken < 0`,
  'a promo code is used as often as its uses say': sql`
    select v.id from promo_codes v where v.max_uses < v.uses or v.uses < 0`,
  'an application has one payment schedule that is paid': sql`
    select application_id from payment_schedules
    where application_id is not null and status = 'ACTIVE' group by application_id having count(*) > 1`,
  'a coach owes for one period at a time': sql`
    select coach_id from subscription_invoices
    where coach_id is not null and status = 'OPEN' group by coach_id having count(*) > 1`,
};

/** Returns the violated invariants by name, with the rows that violate them. */
export async function findUnsound(db: Database): Promise<Record<string, object[]>> {
  const found: Record<string, object[]> = {};
  for (const [name, query] of Object.entries(rules)) {
    const { rows } = (await db.execute(query)) as unknown as { rows: object[] };
    if (rows.length > 0) found[name] = rows;
  }
  return found;
}
