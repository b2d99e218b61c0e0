ALTER TABLE "held_emails" ADD COLUMN "check_at" timestamp with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL;--> statement-breakpoint
CREATE INDEX "held_emails_check_at_index" ON "held_emails" USING btree ("check_at");--> statement-breakpoint
CREATE INDEX "payment_schedule_rows_due" ON "payment_schedule_rows" USING btree ("due_date","id") WHERE "payment_schedule_rows"."status" in ('SCHEDULED', 'INVALID');--> statement-breakpoint
CREATE INDEX "payments_created_at_index" ON "payments" USING btree ("created_at");