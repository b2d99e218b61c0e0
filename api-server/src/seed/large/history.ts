/** 20 account events, activities and messages per student, spread evenly from the first day until now. */
export const history = (now: Date): string[] => {
  const spread = `large_students as student cross join generate_series(0, 19) as i
    cross join lateral (
      select student.created_at + (timestamptz '${now.toISOString()}' - student.created_at) * (i + 1) / 21 as at,
        student.n * 20 + i as number
    ) as row`;
  return [
    `insert into account_events (id, student_id, event_date, type, amount, currency, description)
      select pg_temp.id(16, number, at), student.id, at,
        case i when 0 then 'APPLICATION_SUBMITTED' when 1 then 'APPLICATION_APPROVED' when 2 then 'AGREEMENT_SIGNED'
          when 3 then 'ENROLLED' when 9 then 'PAYMENT_FAILED' else 'PAYMENT_ACCEPTED' end,
        case when i > 3 then 25000 end, case when i > 3 then 'USD' end,
        case when i > 3 then 'Installment ' || i - 3 end
      from ${spread} order by at`,
    `insert into activities (id, student_id, created_at, source, category, type, actor_id, subject)
      select pg_temp.id(17, number, at), student.id, at,
        case when i % 3 = 0 then 'COACH' else 'STUDENT' end,
        case when i % 3 = 0 then 'COACHING' when i % 3 = 1 then 'ACCOUNT' else 'PROFILE' end,
        case when i % 3 = 0 then 'SESSION_COMPLETED' when i % 3 = 1 then 'SIGNED_IN' else 'PROFILE_UPDATED' end,
        student.id, case when i % 3 = 0 then 'Circle session ' || i end
      from ${spread} order by at`,
    `insert into communication_intents
        (id, student_id, status, archived, channels, category, subject, body, link, created_at, read_at)
      select pg_temp.id(18, number, at), student.id, case when i < 17 then 'READ' else 'UNREAD' end, i % 5 = 0,
        '{INBOX,EMAIL}', 'PAYMENT', 'Your payment has arrived', 'Thank you. You find the receipt with your payments.',
        '/settings/payment-information', at, case when i < 17 then at + interval '1 day' end
      from ${spread} order by at`,
  ];
};
