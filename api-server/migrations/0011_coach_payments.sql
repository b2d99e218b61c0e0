ALTER TABLE "coach_product_purchases" ADD COLUMN "payment_method_id" uuid;--> statement-breakpoint
ALTER TABLE "coach_product_purchases" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
ALTER TABLE "subscription_invoices" ADD COLUMN "plan_id" uuid;--> statement-breakpoint
ALTER TABLE "subscription_invoices" ADD COLUMN "payment_method_id" uuid;--> statement-breakpoint
ALTER TABLE "subscription_invoices" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_invoices" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
ALTER TABLE "coach_product_purchases" ADD CONSTRAINT "coach_product_purchases_payment_method_id_payment_methods_id_fk" FOREIGN KEY ("payment_method_id") REFERENCES "public"."payment_methods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_product_purchases" ADD CONSTRAINT "coach_product_purchases_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_invoices" ADD CONSTRAINT "subscription_invoices_plan_id_subscription_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_invoices" ADD CONSTRAINT "subscription_invoices_payment_method_id_payment_methods_id_fk" FOREIGN KEY ("payment_method_id") REFERENCES "public"."payment_methods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_invoices" ADD CONSTRAINT "subscription_invoices_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_payment_method_id_payment_methods_id_fk" FOREIGN KEY ("payment_method_id") REFERENCES "public"."payment_methods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coach_product_purchases_waiting" ON "coach_product_purchases" USING btree ("created_at") WHERE "coach_product_purchases"."status" = 'IN_PROGRESS' or ("coach_product_purchases"."status" = 'REFUNDED' and "coach_product_purchases"."refunded_at" is null);--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_invoices_one_open" ON "subscription_invoices" USING btree ("coach_id") WHERE "subscription_invoices"."status" = 'OPEN';