CREATE TABLE "payment_customers" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"expiration" text NOT NULL,
	"holder_name" text,
	"address" jsonb,
	"fingerprint" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"source" text DEFAULT 'INSTITUTE' NOT NULL,
	"name" text NOT NULL,
	"deposit_amount" integer NOT NULL,
	"installment_count" integer NOT NULL,
	"interest_rate" integer DEFAULT 0 NOT NULL,
	"tax_rate" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "payment_plans_terms" CHECK ("payment_plans"."deposit_amount" >= 0 and "payment_plans"."installment_count" between 0 and 120
        and "payment_plans"."interest_rate" between 0 and 10000 and "payment_plans"."tax_rate" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "payment_schedule_rows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"schedule_id" uuid NOT NULL,
	"type" text NOT NULL,
	"installment" integer NOT NULL,
	"due_date" date NOT NULL,
	"interest_from" date NOT NULL,
	"status" text DEFAULT 'SCHEDULED' NOT NULL,
	"principal_amount" integer NOT NULL,
	"interest_amount" integer DEFAULT 0 NOT NULL,
	"tax_amount" integer DEFAULT 0 NOT NULL,
	"amount_due" integer GENERATED ALWAYS AS (principal_amount + interest_amount + tax_amount) STORED NOT NULL,
	"amount_paid" integer DEFAULT 0 NOT NULL,
	"rollover_amount" integer DEFAULT 0 NOT NULL,
	"amount_refunded" integer DEFAULT 0 NOT NULL,
	"capture_method" text DEFAULT 'MANUAL' NOT NULL,
	"payment_method_id" uuid,
	"payment_id" uuid,
	"brand" text,
	"last4" text,
	"auto_pay_on" date,
	"auto_pay_attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_schedule_rows_parts" CHECK ("payment_schedule_rows"."principal_amount" >= 0 and "payment_schedule_rows"."interest_amount" >= 0 and "payment_schedule_rows"."tax_amount" >= 0
        and "payment_schedule_rows"."amount_paid" >= 0 and "payment_schedule_rows"."rollover_amount" >= 0),
	CONSTRAINT "payment_schedule_rows_covered" CHECK ("payment_schedule_rows"."amount_paid" + "payment_schedule_rows"."rollover_amount" <= "payment_schedule_rows"."principal_amount" + "payment_schedule_rows"."interest_amount" + "payment_schedule_rows"."tax_amount"),
	CONSTRAINT "payment_schedule_rows_refunded" CHECK ("payment_schedule_rows"."amount_refunded" between 0 and "payment_schedule_rows"."amount_paid" + "payment_schedule_rows"."rollover_amount")
);
--> statement-breakpoint
CREATE TABLE "payment_schedules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"application_id" uuid,
	"program_id" uuid NOT NULL,
	"cohort_id" uuid NOT NULL,
	"payment_plan_id" uuid NOT NULL,
	"plan_source" text NOT NULL,
	"plan_name" text NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"currency" text NOT NULL,
	"deposit_amount" integer NOT NULL,
	"installment_count" integer NOT NULL,
	"installment_amount" integer NOT NULL,
	"interest_rate" integer NOT NULL,
	"voucher_code" text,
	"transferred_to_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"schedule_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"parts" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"schedule_id" uuid,
	"kind" text NOT NULL,
	"status" text DEFAULT 'IN_PROGRESS' NOT NULL,
	"capture_method" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"parts" jsonb NOT NULL,
	"payment_method_id" uuid,
	"method_reference" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"description" text NOT NULL,
	"return_path" text NOT NULL,
	"key" text,
	"reference" text,
	"failure_code" text,
	"next_action_url" text,
	"attempted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"schedule_id" uuid NOT NULL,
	"payment_id" uuid,
	"type" text NOT NULL,
	"destination" text NOT NULL,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"parts" jsonb NOT NULL,
	"reason" text,
	"created_by" uuid,
	"attempted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "rollovers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"from_schedule_id" uuid NOT NULL,
	"to_schedule_id" uuid,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rollovers_amount" CHECK ("rollovers"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "cohorts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"start_date" date NOT NULL,
	"graduation_date" date NOT NULL,
	"capacity" integer NOT NULL,
	"seats_taken" integer DEFAULT 0 NOT NULL,
	"language_iso2_letter_code" text DEFAULT 'EN' NOT NULL,
	"delivery_mode" text DEFAULT 'ONLINE' NOT NULL,
	CONSTRAINT "cohorts_seats" CHECK ("cohorts"."seats_taken" between 0 and "cohorts"."capacity")
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tracks" text[] NOT NULL,
	"price" integer NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"weeks" integer NOT NULL,
	"weekly_hours" integer NOT NULL,
	"is_alumni_only" boolean DEFAULT false NOT NULL,
	CONSTRAINT "programs_price" CHECK ("programs"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"customer" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"expiration" text NOT NULL,
	"holder_name" text NOT NULL,
	"fingerprint" text NOT NULL,
	"behavior" text NOT NULL,
	"is_attached" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"card_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"code" text,
	"refunded" integer DEFAULT 0 NOT NULL,
	"settles_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"return_url" text,
	CONSTRAINT "sandbox_charges_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"id" text PRIMARY KEY NOT NULL,
	"charge_key" text NOT NULL,
	"deliver_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"key" text PRIMARY KEY NOT NULL,
	"charge_id" text NOT NULL,
	"amount" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_setups" (
	"secret" text PRIMARY KEY NOT NULL,
	"customer" text NOT NULL,
	"origin" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voucher_redemptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"voucher_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"redeemed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"program_id" uuid,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "vouchers_code_unique" UNIQUE("code"),
	CONSTRAINT "vouchers_value" CHECK ("vouchers"."value" > 0),
	CONSTRAINT "vouchers_uses" CHECK ("vouchers"."uses" between 0 and coalesce("vouchers"."max_uses", "vouchers"."uses"))
);
--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_plans" ADD CONSTRAINT "payment_plans_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_schedule_rows" ADD CONSTRAINT "payment_schedule_rows_schedule_id_payment_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."payment_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_schedule_rows" ADD CONSTRAINT "payment_schedule_rows_payment_method_id_payment_methods_id_fk" FOREIGN KEY ("payment_method_id") REFERENCES "public"."payment_methods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_schedules" ADD CONSTRAINT "payment_schedules_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_schedules" ADD CONSTRAINT "payment_schedules_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_schedules" ADD CONSTRAINT "payment_schedules_cohort_id_cohorts_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_schedules" ADD CONSTRAINT "payment_schedules_payment_plan_id_payment_plans_id_fk" FOREIGN KEY ("payment_plan_id") REFERENCES "public"."payment_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_schedules" ADD CONSTRAINT "payment_schedules_transferred_to_id_payment_schedules_id_fk" FOREIGN KEY ("transferred_to_id") REFERENCES "public"."payment_schedules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_quotes" ADD CONSTRAINT "payment_quotes_schedule_id_payment_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."payment_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_schedule_id_payment_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."payment_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payment_method_id_payment_methods_id_fk" FOREIGN KEY ("payment_method_id") REFERENCES "public"."payment_methods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_schedule_id_payment_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."payment_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rollovers" ADD CONSTRAINT "rollovers_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rollovers" ADD CONSTRAINT "rollovers_from_schedule_id_payment_schedules_id_fk" FOREIGN KEY ("from_schedule_id") REFERENCES "public"."payment_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rollovers" ADD CONSTRAINT "rollovers_to_schedule_id_payment_schedules_id_fk" FOREIGN KEY ("to_schedule_id") REFERENCES "public"."payment_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cohorts" ADD CONSTRAINT "cohorts_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_redemptions" ADD CONSTRAINT "voucher_redemptions_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_redemptions" ADD CONSTRAINT "voucher_redemptions_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_student_id_fingerprint_index" ON "payment_methods" USING btree ("student_id","fingerprint");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_one_default" ON "payment_methods" USING btree ("student_id") WHERE "payment_methods"."is_default";--> statement-breakpoint
CREATE INDEX "payment_plans_program_id_deposit_amount_index" ON "payment_plans" USING btree ("program_id","deposit_amount");--> statement-breakpoint
CREATE INDEX "payment_schedule_rows_schedule_id_due_date_id_index" ON "payment_schedule_rows" USING btree ("schedule_id","due_date","id");--> statement-breakpoint
CREATE INDEX "payment_schedule_rows_payment_method_id_index" ON "payment_schedule_rows" USING btree ("payment_method_id");--> statement-breakpoint
CREATE INDEX "payment_schedule_rows_auto_pay" ON "payment_schedule_rows" USING btree ("auto_pay_on") WHERE "payment_schedule_rows"."status" in ('SCHEDULED', 'INVALID');--> statement-breakpoint
CREATE INDEX "payment_schedules_student_id_id_index" ON "payment_schedules" USING btree ("student_id","id");--> statement-breakpoint
CREATE INDEX "payment_schedules_application_id_index" ON "payment_schedules" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "payment_quotes_expires_at_index" ON "payment_quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "payment_quotes_schedule_id_index" ON "payment_quotes" USING btree ("schedule_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_student_id_key_index" ON "payments" USING btree ("student_id","key");--> statement-breakpoint
CREATE INDEX "payments_student_id_id_index" ON "payments" USING btree ("student_id","id");--> statement-breakpoint
CREATE INDEX "payments_schedule_id_index" ON "payments" USING btree ("schedule_id");--> statement-breakpoint
CREATE INDEX "payments_in_progress" ON "payments" USING btree ("created_at") WHERE "payments"."status" = 'IN_PROGRESS';--> statement-breakpoint
CREATE INDEX "refunds_schedule_id_index" ON "refunds" USING btree ("schedule_id");--> statement-breakpoint
CREATE INDEX "refunds_in_progress" ON "refunds" USING btree ("created_at") WHERE "refunds"."status" = 'IN_PROGRESS';--> statement-breakpoint
CREATE INDEX "rollovers_waiting" ON "rollovers" USING btree ("student_id") WHERE "rollovers"."to_schedule_id" is null;--> statement-breakpoint
CREATE INDEX "rollovers_to_schedule_id_index" ON "rollovers" USING btree ("to_schedule_id");--> statement-breakpoint
CREATE INDEX "cohorts_program_id_start_date_id_index" ON "cohorts" USING btree ("program_id","start_date","id");--> statement-breakpoint
CREATE INDEX "sandbox_events_deliver_at_index" ON "sandbox_events" USING btree ("deliver_at") WHERE "sandbox_events"."delivered_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_redemptions_application_id_index" ON "voucher_redemptions" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "voucher_redemptions_voucher_id_index" ON "voucher_redemptions" USING btree ("voucher_id");