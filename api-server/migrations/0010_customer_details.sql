ALTER TABLE "payment_customers" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD COLUMN "name" text;--> statement-breakpoint
CREATE OR REPLACE VIEW "public"."transactions" AS (
  select t.id, t.type,
    case
      when p.kind in ('PURCHASE', 'SUBSCRIPTION') then p.kind
      when p.kind = 'FEE' or (jsonb_array_length(p.parts) = 1 and f.type = 'FEE') then 'TRANSFER_FEE'
      else 'TUITION'
    end as purpose,
    t.status, t.amount, t.moved_amount, p.currency, t.created_at, t.settled_at, p.student_id,
    p.id as payment_id, p.created_at as payment_created_at, p.schedule_id, s.application_id, b.id as purchase_id,
    i.id as invoice_id, coalesce(b.coach_id, i.coach_id) as coach_id, p.description, p.brand, p.last4, t.reason
  from payments p
  left join payment_schedule_rows f on f.id = (p.parts -> 0 ->> 'rowId')::uuid
  left join payment_schedules s on s.id = p.schedule_id
  left join coach_product_purchases b on b.payment_id = p.id
  left join subscription_invoices i on i.payment_id = p.id
  cross join lateral (
    select p.id, 'PAYMENT' as type, p.status, p.amount,
      case
        when p.status = 'ACCEPTED' or exists (select from refunds r where r.reference = 'reverse-' || p.id)
          then p.amount
        else 0
      end as moved_amount,
      p.created_at, p.settled_at, null as reason
    union all
    select r.id, 'REFUND', r.status, -r.amount, case when r.status = 'ACCEPTED' then -r.amount else 0 end,
      r.created_at, r.settled_at, r.reason
    from refunds r where r.payment_id = p.id and r.destination = 'CARD' and r.type <> 'DISPUTE'
    union all
    select r.id, 'REFUND',
      case r.status when 'DONE' then 'ACCEPTED' when 'FAILED' then 'INVALID' else 'IN_PROGRESS' end,
      -r.amount, case when r.status = 'DONE' then -r.amount else 0 end, r.created_at, r.settled_at, r.reason
    from purchase_refunds r where r.purchase_id = b.id
    union all
    select d.id, 'DISPUTE', d.status, -d.amount, case when d.status = 'WON' then 0 else -d.amount end,
      d.created_at, case when d.status = 'WON' then d.settled_at else d.created_at end, d.reason
    from disputes d where d.payment_id = p.id
  ) t);