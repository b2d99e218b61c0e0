import { demoId } from '../demo-id.ts';

const given =
  'Maya Theo Camila Rosa Grace Samir Elena Jonas Aisha Mateo Ingrid Kofi Lucía Daniel Mei Omar Nadia Peter Chloe Rafael Sofia Ivan Amara Noah Yuki Clara Hugo Leila Marcus Vera';
const family =
  'Lindqvist Okafor Reyes Delgado Whitfield Haddad Novak Berg Mensah Castillo Solberg Adjei Fuentes Cole Zhang Farouk Petrov Lang Dubois Moreira Rossi Volkov Eze Fischer Tanaka Weiss Laurent Karimi Stone Kuznetsova Ibarra Nakamura Silva Jensen Costa Walsh Ortega';

const array = (words: string) =>
  `array[${words
    .split(' ')
    .map((word) => `'${word}'`)
    .join(', ')}]`;

/**
 * The people: students who signed up evenly over five years, each with a card; every hundredth is also a coach. Their
 * ids are in time order like the application's. The table `large_students` lasts as long as the connection.
 */
export const people = (count: number, now: Date, passwordHash: string): string[] => [
  `create function pg_temp.id(kind int, number bigint, at timestamptz) returns uuid stable language sql as $$
    select (lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(kind), 3, '0')
      || '8' || lpad(to_hex(number), 15, '0'))::uuid
  $$`,
  `create temp table large_students as
    select n, at as created_at, pg_temp.id(1, n, at) as id, pg_temp.id(2, n, at) as user_id,
      case when n % 100 = 0 then pg_temp.id(3, n, at) end as coach_id,
      (${array(given)})[1 + n * 7 % 30] as first_name, (${array(family)})[1 + n * 11 / 3 % 37] as last_name
    from (
      select n, timestamptz '${now.toISOString()}' - interval '5 years' + n * interval '5 years' / ${count + 1} as at
      from generate_series(1, ${count}) as n
    ) as numbered`,
  'create unique index on large_students (n)',
  'analyze large_students',
  `create temp table large_coaches as
    select row_number() over (order by n) - 1 as place, * from large_students where coach_id is not null`,
  'create unique index on large_coaches (place)',
  'analyze large_coaches',
  `insert into users (id, email, password_hash, is_verified_email, roles, time_zone, created_at)
    select user_id, 'student' || n || '@large.example.com', '${passwordHash}', true,
      case when coach_id is null then '[{"name": "STUDENT"}]' else '[{"name": "STUDENT"}, {"name": "COACH"}]' end::jsonb,
      'America/New_York', created_at
    from large_students order by user_id`,
  `insert into students (id, user_id, first_name, last_name, country, country_code, city, occupation, created_at, updated_at)
    select id, user_id, first_name, last_name, 'United States', 'US', 'Springfield', 'Nurse', created_at, created_at
    from large_students order by id`,
  `insert into coaches (id, student_id, intro, specializations, focus, languages)
    select coach_id, id, 'I work with people who have tried everything.', '{Sleep}', '{Habits}', '{English}'
    from large_coaches order by coach_id`,
  `insert into payment_methods
      (id, student_id, reference, brand, last4, expiration, holder_name, fingerprint, is_default, created_at)
    select pg_temp.id(4, n, created_at), id, 'large_card_' || n, 'VISA', lpad((n % 10000)::text, 4, '0'), '2099-12',
      first_name || ' ' || last_name, 'large_' || n, true, created_at
    from large_students`,
  `insert into course_students (course_id, student_id, status, start_date, end_date, opens_on)
    select '${demoId('course', 1)}', id, 'IN_PROGRESS', created_at::date, created_at::date + 294, created_at::date
    from large_students`,
  `insert into module_progress (module_id, student_id, position, completed, completed_at, completion_source)
    select modules.id, student.id, 0, true, student.created_at + sequence * interval '1 day',
      'PLATFORM'
    from large_students as student join modules on course_id = '${demoId('course', 1)}' and sequence <= 5`,
];
