ALTER TABLE "held_emails" ADD COLUMN "check_at" timestamp with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "coach_product_purchases_product_id_index" ON "coach_product_purchases" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "coach_product_purchases_payment_method_id_index" ON "coach_product_purchases" USING btree ("payment_method_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "coach_sessions_product_id_index" ON "coach_sessions" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "enrollment_applications_payment_method_id_index" ON "enrollment_applications" USING btree ("payment_method_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "enrollment_applications_payment_schedule_id_index" ON "enrollment_applications" USING btree ("payment_schedule_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "enrollment_applications_transferred_to_id_index" ON "enrollment_applications" USING btree ("transferred_to_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "enrollment_submissions_application_id_index" ON "enrollment_submissions" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "enrollment_submissions_payment_schedule_id_index" ON "enrollment_submissions" USING btree ("payment_schedule_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "held_emails_check_at_index" ON "held_emails" USING btree ("check_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payment_schedule_rows_due" ON "payment_schedule_rows" USING btree ("due_date","id") WHERE "payment_schedule_rows"."status" in ('SCHEDULED', 'INVALID');--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payment_schedules_transferred_to_id_index" ON "payment_schedules" USING btree ("transferred_to_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payments_created_at_index" ON "payments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payments_payment_method_id_index" ON "payments" USING btree ("payment_method_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "rollovers_from_schedule_id_index" ON "rollovers" USING btree ("from_schedule_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "subscription_invoices_payment_method_id_index" ON "subscription_invoices" USING btree ("payment_method_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "subscriptions_payment_method_id_index" ON "subscriptions" USING btree ("payment_method_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "transfers_application_id_index" ON "transfers" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "transfers_new_application_id_index" ON "transfers" USING btree ("new_application_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "transfers_new_payment_schedule_id_index" ON "transfers" USING btree ("new_payment_schedule_id");