CREATE TABLE "coaching_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coach_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"capacity" integer NOT NULL,
	"place" text,
	"time_zone" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"canceled_at" timestamp with time zone,
	"reason" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "coach_sessions_coach_id_start_time_index";--> statement-breakpoint
ALTER TABLE "coach_product_purchases" ADD COLUMN "is_shipped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coach_product_purchases" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "coach_product_purchases" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "coach_product_purchases" ADD COLUMN "delivery_address" jsonb;--> statement-breakpoint
ALTER TABLE "coach_product_purchases" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coach_product_purchases" ADD COLUMN "delivery_note" text;--> statement-breakpoint
ALTER TABLE "coach_products" ADD COLUMN "is_shipped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coach_sessions" ADD COLUMN "group_session_id" uuid;--> statement-breakpoint
ALTER TABLE "purchase_quotes" ADD COLUMN "is_shipped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coaching_groups" ADD CONSTRAINT "coaching_groups_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_groups" ADD CONSTRAINT "coaching_groups_product_id_coach_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."coach_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_sessions" ADD CONSTRAINT "group_sessions_group_id_coaching_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."coaching_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coaching_groups_coach_id_id_index" ON "coaching_groups" USING btree ("coach_id","id");--> statement-breakpoint
CREATE INDEX "coaching_groups_product_id_id_index" ON "coaching_groups" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "group_sessions_group_id_start_time_index" ON "group_sessions" USING btree ("group_id","start_time");--> statement-breakpoint
ALTER TABLE "coach_sessions" ADD CONSTRAINT "coach_sessions_group_session_id_group_sessions_id_fk" FOREIGN KEY ("group_session_id") REFERENCES "public"."group_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coach_product_purchases_group_id_index" ON "coach_product_purchases" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "coach_sessions_group_session_id_index" ON "coach_sessions" USING btree ("group_session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coach_sessions_coach_id_start_time_index" ON "coach_sessions" USING btree ("coach_id","start_time") WHERE "coach_sessions"."status" in ('HELD_SLOT', 'BOOKED') and "coach_sessions"."group_session_id" is null;--> statement-breakpoint
UPDATE "coach_products" SET "is_shipped" = true WHERE "type" = 'PRODUCT';--> statement-breakpoint
-- Until now, deliveries were arranged by e-mail or phone and not recorded. Older ones count as delivered.
UPDATE "coach_product_purchases" SET "delivered_at" = "created_at" WHERE "coach_product_type" = 'PRODUCT' AND "status" = 'PAID' AND "created_at" < now() - interval '30 days';
