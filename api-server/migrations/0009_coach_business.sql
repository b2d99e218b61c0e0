CREATE TABLE "coach_product_purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coach_id" uuid,
	"coach_name" text NOT NULL,
	"student_id" uuid,
	"student_name" text NOT NULL,
	"product_id" uuid,
	"title" text NOT NULL,
	"coach_product_type" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"session_count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coach_schedules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coach_id" uuid NOT NULL,
	"name" text NOT NULL,
	"time_zone" text NOT NULL,
	"weekly" jsonb NOT NULL,
	"overrides" jsonb NOT NULL,
	"buffer_minutes" integer NOT NULL,
	"minimum_notice_minutes" integer NOT NULL,
	"horizon_days" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_session_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coach_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"product_id" uuid,
	"purchase_id" uuid,
	"title" text NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"status" text NOT NULL,
	"expires_at" timestamp with time zone,
	"reason" text,
	"rescheduled_from" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subscription_invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coach_id" uuid,
	"number" text NOT NULL,
	"plan_name" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "subscription_invoices_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "subscription_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" jsonb NOT NULL,
	"features" jsonb NOT NULL,
	"price" integer NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"interval" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"coach_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"plan_id" uuid NOT NULL,
	"next_plan_id" uuid,
	"payment_method_id" uuid,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"anchor" timestamp with time zone NOT NULL,
	"retry_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "coach_products" ADD COLUMN "delivery_mode" text;--> statement-breakpoint
ALTER TABLE "coach_products" ADD COLUMN "status" text DEFAULT 'PUBLISHED' NOT NULL;--> statement-breakpoint
ALTER TABLE "coach_products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "coach_product_purchases" ADD CONSTRAINT "coach_product_purchases_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_product_purchases" ADD CONSTRAINT "coach_product_purchases_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_product_purchases" ADD CONSTRAINT "coach_product_purchases_product_id_coach_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."coach_products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_schedules" ADD CONSTRAINT "coach_schedules_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_session_notes" ADD CONSTRAINT "coach_session_notes_session_id_coach_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."coach_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_sessions" ADD CONSTRAINT "coach_sessions_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_sessions" ADD CONSTRAINT "coach_sessions_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_sessions" ADD CONSTRAINT "coach_sessions_product_id_coach_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."coach_products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_sessions" ADD CONSTRAINT "coach_sessions_purchase_id_coach_product_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."coach_product_purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_invoices" ADD CONSTRAINT "subscription_invoices_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_subscription_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_next_plan_id_subscription_plans_id_fk" FOREIGN KEY ("next_plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coach_product_purchases_coach_id_id_index" ON "coach_product_purchases" USING btree ("coach_id","id");--> statement-breakpoint
CREATE INDEX "coach_product_purchases_student_id_id_index" ON "coach_product_purchases" USING btree ("student_id","id");--> statement-breakpoint
CREATE INDEX "coach_schedules_coach_id_id_index" ON "coach_schedules" USING btree ("coach_id","id");--> statement-breakpoint
CREATE INDEX "coach_session_notes_session_id_id_index" ON "coach_session_notes" USING btree ("session_id","id");--> statement-breakpoint
CREATE INDEX "coach_sessions_coach_id_start_time_id_index" ON "coach_sessions" USING btree ("coach_id","start_time","id");--> statement-breakpoint
CREATE INDEX "coach_sessions_student_id_start_time_id_index" ON "coach_sessions" USING btree ("student_id","start_time","id");--> statement-breakpoint
CREATE INDEX "coach_sessions_purchase_id_index" ON "coach_sessions" USING btree ("purchase_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coach_sessions_coach_id_start_time_index" ON "coach_sessions" USING btree ("coach_id","start_time") WHERE "coach_sessions"."status" in ('HELD_SLOT', 'BOOKED');--> statement-breakpoint
CREATE INDEX "subscription_invoices_coach_id_id_index" ON "subscription_invoices" USING btree ("coach_id","id");--> statement-breakpoint
CREATE INDEX "subscriptions_status_period_end_index" ON "subscriptions" USING btree ("status","period_end");