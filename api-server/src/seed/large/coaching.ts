import { freeCancellationHours } from '@institute/api-schema/policy';

/** The coaches' business: 3 products each, 20 purchases per student, a session for every tenth, and circles of 50. */
export const coaching = (count: number, now: Date): string[] => {
  const at = `timestamptz '${now.toISOString()}'`;
  return [
    `insert into coach_products (id, coach_id, title, description, price, price_unit, delivery_mode)
      select pg_temp.id(11, n * 3 + i, created_at), coach_id, 'Session ' || i + 1, 'An hour on what matters to you now.',
        5000 * (i + 1), 'NONE', 'ONLINE'
      from large_coaches cross join generate_series(0, 2) as i`,
    `create temp table large_purchases as
      select student.n * 20 + i as number, i, student.id as student_id, student.first_name || ' ' || student.last_name as student_name,
        coach.coach_id, coach.first_name || ' ' || coach.last_name as coach_name,
        pg_temp.id(11, coach.n * 3 + i % 3, coach.created_at) as product_id, i % 3 as product,
        student.created_at + (${at} - student.created_at) * (i + 1) / 21 as created_at
      from large_students as student cross join generate_series(0, 19) as i
      join large_coaches as coach on place = (student.n * 20 + i) % ${Math.max(1, Math.floor(count / 100))}`,
    `insert into coach_product_purchases
        (id, coach_id, coach_name, student_id, student_name, product_id, title, coach_product_type, amount, currency, status,
        session_count, duration, delivery_mode, free_cancellation_hours, created_at, refunded_at)
      select pg_temp.id(12, number, created_at), coach_id, coach_name, student_id, student_name, product_id,
        'Session ' || product + 1, 'SERVICE', 5000 * (product + 1), 'USD',
        case when i = 7 then 'REFUNDED' else 'PAID' end, 1, 60, 'ONLINE', ${freeCancellationHours}, created_at, case when i = 7 then created_at + interval '1 day' end
      from large_purchases order by created_at`,
    `insert into coach_product_purchase_texts
      select distinct unnest(array[title, coach_name, student_name]) from coach_product_purchases on conflict do nothing`,
    `insert into coach_sessions (id, coach_id, student_id, product_id, purchase_id, title, start_time, end_time,
        agreed_start_time, time_zone, status)
      select pg_temp.id(13, number, created_at), coach_id, student_id, product_id, pg_temp.id(12, number, created_at),
        'Session ' || product + 1, created_at + interval '3 days', created_at + interval '73 hours', created_at + interval '3 days', 'America/New_York', 'OCCURRED'
      from large_purchases where i in (3, 13)`,
    `insert into session_credits (id, purchase_id, session_id, type, change, start_time, actor_id, created_at)
      select pg_temp.id(26, number, created_at), pg_temp.id(12, number, created_at), null, 'BOUGHT', 1, null::timestamptz,
        student_id, created_at
      from large_purchases
      union all
      select pg_temp.id(27, number, created_at), pg_temp.id(12, number, created_at), pg_temp.id(13, number, created_at), 'USED',
        -1, created_at + interval '3 days', student_id, created_at
      from large_purchases where i in (3, 13)
      union all
      select pg_temp.id(27, number, created_at), pg_temp.id(12, number, created_at), null, 'REFUNDED', -1, null,
        null, created_at + interval '1 day'
      from large_purchases where i = 7`,
    `insert into purchase_refunds (id, purchase_id, kind, session_count, amount, currency, status, key, created_at, settled_at)
      select pg_temp.id(28, number, created_at), pg_temp.id(12, number, created_at), 'PURCHASE', 1, 5000 * (product + 1), 'USD', 'DONE',
        pg_temp.id(28, number, created_at), created_at + interval '1 day', created_at + interval '1 day'
      from large_purchases where i = 7`,
    'drop table large_purchases',
    `insert into coaching_circles (id, coach_id, title, description, capacity, minimum_open_sessions)
      select pg_temp.id(14, n, created_at), coach_id, 'Circle ' || n, 'We meet every other week and ask each other questions.', 50, 1
      from large_students left join large_coaches using (n, coach_id, created_at)
      where n % 50 = 0`,
    `insert into circle_students (circle_id, student_id, joined_at)
      select circle.id, student.id, student.created_at
      from large_students as student
      join (select n, pg_temp.id(14, n, created_at) as id from large_students where n % 50 = 0) as circle
        on circle.n = (student.n + 49) / 50 * 50`,
    `insert into circle_sessions (id, circle_id, start_time, end_time, time_zone)
      select pg_temp.id(15, n * 4 + i, start_time), pg_temp.id(14, n, created_at), start_time, start_time + interval '1 hour', 'America/New_York'
      from large_students cross join generate_series(0, 3) as i
      cross join lateral (select date_trunc('hour', ${at}) + (i - 1) * interval '14 days' + n % 13 * interval '1 day' as start_time) as days
      where n % 50 = 0`,
  ];
};
