import { addDays } from '@institute/values/formats';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';

/**
 * Gives the jobs of a large world a day's work: half of a day's payments are charged by autopay, those due in three days
 * are to be announced, every student has a message that waits for this morning, and the payment provider
 * has the charges of the last month.
 */
export async function giveDayOfWork(db: Database, today: string): Promise<void> {
  const ofLarge = sql`s.user_id in (select id from users where email like '%@large.example.com')`;
  const statements = [
    sql`update students set auto_pay = true
      where user_id in (select id from users where email ~ '^student[0-9]*[02468]@large.example.com$')`,
    sql`update payment_schedule_rows set capture_method = 'AUTOMATIC', auto_pay_on = ${today}::date
      where due_date = ${addDays(today, 1)}::date and status = 'SCHEDULED'
        and schedule_id in (select p.id from payment_schedules p join students s on s.id = p.student_id where s.auto_pay)`,
    // The reminders of the days before were sent then.
    sql`insert into reminders (kind, subject_id, student_id, occurs_at, sent_at)
      select distinct 'PAYMENT_DUE', p.id, p.student_id, r.due_date::timestamp at time zone 'UTC', now() - interval '1 day'
      from payment_schedule_rows r join payment_schedules p on p.id = r.schedule_id
      where r.due_date between ${today}::date and ${addDays(today, 2)}::date and r.status = 'SCHEDULED'
      on conflict do nothing`,
    sql`insert into payment_customers (student_id, reference)
      select id, 'large_' || id from students s where ${ofLarge} on conflict do nothing`,
    sql`insert into sandbox_cards (id, customer, brand, last4, expiration, holder_name, fingerprint, behavior, is_attached)
      select reference, 'large_' || student_id, brand, last4, expiration, holder_name, fingerprint, 'succeeds', true
      from payment_methods where reference like 'large_card_%' on conflict do nothing`,
    sql`insert into sandbox_charges (id, key, card_id, amount, currency, status, created_at)
      select 'charge_' || id, id, method_reference, amount, currency, 'succeeded', created_at from payments
      where created_at > now() - interval '31 days' and method_reference like 'large_card_%' on conflict do nothing`,
    sql`insert into communication_preferences (student_id, type, channel, enabled, cadence)
      select id, 'COURSE', 'EMAIL', true, 'DAILY' from students s where ${ofLarge} on conflict do nothing`,
    sql`insert into held_emails (id, student_id, category, subject, lines, created_at)
      select gen_random_uuid(), id, 'COURSE', 'A new module', '{"Module 7 is open."}', now() - interval '2 days'
      from students s where ${ofLarge}`,
    sql`analyze`,
  ];
  for (const statement of statements) await db.execute(statement);
}

/** How many rows there are of a table and condition, or another figure of them. */
export async function countRows(db: Database, from: string, figure = 'count(*)'): Promise<number> {
  const { rows } = (await db.execute(sql.raw(`select ${figure}::int as figure from ${from}`))) as unknown as {
    rows: { figure: number }[];
  };
  return rows[0]!.figure;
}
