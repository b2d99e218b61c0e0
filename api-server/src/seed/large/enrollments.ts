import { demoId } from '../demo-id.ts';

const program = demoId('program', 1);
const plan = demoId('paymentPlan', 3);

/**
 * One enrollment per student: the application with its timeline, and a schedule of 20 rows. The due rows are paid,
 * except the last one of every 50th student. Nothing is left for the jobs to do.
 */
export const enrollments = (count: number, now: Date): string[] => {
  const at = `timestamptz '${now.toISOString()}'`;
  return [
    `insert into cohorts (id, program_id, start_date, graduation_date, capacity, seats_taken)
      select pg_temp.id(5, n, day), '${program}', day::date, day::date + 294, ${count}, ${Math.floor(count / 60)}
      from (select n, ${at} - interval '5 years' + n * interval '1 month' as day from generate_series(0, 59) as n) as days`,
    `create temp table large_enrollments as
      select n, id as student_id, created_at, pg_temp.id(6, n, created_at) as application_id,
        pg_temp.id(7, n, created_at) as schedule_id, pg_temp.id(4, n, created_at) as method_id,
        (select id from cohorts where start_date > created_at and program_id = '${program}' order by start_date, id limit 1)
          as cohort_id,
        created_at + interval '9 days' < ${at} as is_complete
      from large_students`,
    'analyze large_enrollments',
    `insert into payment_schedules
        (id, student_id, application_id, program_id, cohort_id, payment_plan_id, plan_source, plan_name, status, currency,
        deposit_amount, installment_count, installment_amount, interest_rate, created_at)
      select schedule_id, student_id, application_id, '${program}', cohort_id, '${plan}', 'INSTITUTE',
        'Deposit and 19 monthly installments', case when created_at + interval '20 months' < ${at} then 'CONCLUDED' else 'ACTIVE' end,
        'USD', 25000, 19, 25000, 0, created_at
      from large_enrollments order by schedule_id`,
    `create temp table large_rows as
      select n * 20 + i as number, i, schedule_id, student_id, method_id, created_at + i * interval '1 month' as due,
        i = 0 or created_at + i * interval '1 month' < ${at} - case when n % 50 = 0 then interval '1 month' else interval '0' end as is_paid
      from large_enrollments cross join generate_series(0, 19) as i`,
    `insert into payments
        (id, student_id, schedule_id, kind, status, capture_method, amount, currency, parts, payment_method_id,
        method_reference, brand, last4, description, payer_name, return_path, created_at, settled_at)
      select pg_temp.id(9, number, due), student_id, schedule_id, case i when 0 then 'DEPOSIT' else 'INSTALLMENT' end, 'ACCEPTED',
        'MANUAL', 25000, 'USD',
        jsonb_build_array(jsonb_build_object('rowId', pg_temp.id(8, number, due), 'amount', 25000, 'interestWaived', 0)),
        method_id, 'large_card_' || number / 20, 'VISA', lpad((number / 20 % 10000)::text, 4, '0'), 'Tuition',
        (select concat_ws(' ', first_name, last_name) from students where students.id = student_id),
        '/settings/payment-information', due, due
      from large_rows where is_paid order by due`,
    `insert into payment_schedule_rows
        (id, schedule_id, type, installment, due_date, interest_from, status, principal_amount, amount_paid,
        payment_method_id, payment_id, brand, last4)
      select pg_temp.id(8, number, due), schedule_id, case i when 0 then 'DEPOSIT' else 'INSTALLMENT' end, i, due::date, due::date,
        case when is_paid then 'ACCEPTED' else 'SCHEDULED' end, 25000, case when is_paid then 25000 else 0 end,
        method_id, case when is_paid then pg_temp.id(9, number, due) end, case when is_paid then 'VISA' end,
        case when is_paid then lpad((number / 20 % 10000)::text, 4, '0') end
      from large_rows order by due`,
    'drop table large_rows',
    `insert into enrollment_applications
        (id, student_id, program_id, cohort_id, status, status_since, language_iso2_letter_code, personal_info_saved_at,
        payment_plan_id, payment_method_id, payment_schedule_id, payment_id, created_at, updated_at, submitted_at)
      select application_id, student_id, '${program}', cohort_id, case when is_complete then 'COMPLETE' else 'SUBMITTED' end,
        created_at, 'EN', created_at, '${plan}', method_id, schedule_id, pg_temp.id(9, n * 20, created_at), created_at, created_at,
        created_at
      from large_enrollments order by application_id`,
    `insert into enrollment_transitions (application_id, id, status, occurred_at, actor)
      select application_id, pg_temp.id(10, n * 8 + step, occurred_at), status, occurred_at, actor
      from large_enrollments
      cross join (values (0, 'SUBMITTED', 'STUDENT'), (1, 'IN_REVIEW', 'ADVISOR'), (2, 'APPROVED', 'ADVISOR'),
        (3, 'SIGNING', 'ADVISOR'), (4, 'COMPLETE', 'SYSTEM')) as steps (step, status, actor)
      cross join lateral (select created_at + step * interval '1 day' as occurred_at) as moment
      where is_complete or step = 0`,
  ];
};
