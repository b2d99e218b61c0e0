ALTER TABLE "coach_product_purchases" ADD COLUMN "is_shipped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coach_product_purchases" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "coach_product_purchases" ADD COLUMN "delivery_address" jsonb;--> statement-breakpoint
ALTER TABLE "coach_product_purchases" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coach_product_purchases" ADD COLUMN "delivery_note" text;--> statement-breakpoint
ALTER TABLE "coach_products" ADD COLUMN "is_shipped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_quotes" ADD COLUMN "is_shipped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "coach_products" SET "is_shipped" = true WHERE "type" = 'PRODUCT';--> statement-breakpoint
-- Until now, deliveries were arranged by e-mail or phone and not recorded. Older ones count as delivered.
UPDATE "coach_product_purchases" SET "delivered_at" = "created_at" WHERE "coach_product_type" = 'PRODUCT' AND "status" = 'PAID' AND "created_at" < now() - interval '30 days';
