CREATE TABLE "disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "disputes_reference_unique" UNIQUE("reference"),
	CONSTRAINT "disputes_amount" CHECK ("disputes"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"charge_count" integer NOT NULL,
	"refund_count" integer NOT NULL,
	"purchase_count" integer NOT NULL,
	"differences" jsonb NOT NULL,
	"difference_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"charge_id" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "schedule_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "sandbox_events" ADD COLUMN "refund_key" text;--> statement-breakpoint
ALTER TABLE "sandbox_events" ADD COLUMN "dispute_id" text;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD COLUMN "is_manual" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disputes_payment_id_index" ON "disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "disputes_status_id_index" ON "disputes" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "reconciliations_checked_at_index" ON "reconciliations" USING btree ("checked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_disputes_charge_id_index" ON "sandbox_disputes" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "coach_product_purchases_payment_id_index" ON "coach_product_purchases" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payments_reference_index" ON "payments" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "refunds_payment_id_index" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "subscription_invoices_payment_id_index" ON "subscription_invoices" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reference_unique" UNIQUE("reference");--> statement-breakpoint
CREATE VIEW "public"."transactions" AS (
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
      case when p.status = 'ACCEPTED' then p.amount else 0 end as moved_amount,
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