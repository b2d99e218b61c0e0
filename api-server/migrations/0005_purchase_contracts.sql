CREATE TABLE "purchase_quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coach_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"reservation_id" uuid,
	"title" text NOT NULL,
	"description" text,
	"coach_product_type" text NOT NULL,
	"session_count" integer NOT NULL,
	"group_session_count" integer DEFAULT 0 NOT NULL,
	"duration" integer,
	"delivery_mode" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"free_cancellation_hours" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"session_id" uuid,
	"session_count" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"key" text NOT NULL,
	"reason" text,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "purchase_refunds_key_unique" UNIQUE("key"),
	CONSTRAINT "purchase_refunds_amount" CHECK ("purchase_refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "session_credits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" integer GENERATED ALWAYS AS IDENTITY (sequence name "session_credits_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"purchase_id" uuid NOT NULL,
	"session_id" uuid,
	"type" text NOT NULL,
	"change" integer NOT NULL,
	"start_time" timestamp with time zone,
	"actor_id" uuid,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "coach_product_purchases_waiting";--> statement-breakpoint
ALTER TABLE "coach_product_purchases" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "coach_product_purchases" ADD COLUMN "group_session_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coach_product_purchases" ADD COLUMN "duration" integer;--> statement-breakpoint
ALTER TABLE "coach_product_purchases" ADD COLUMN "delivery_mode" text;--> statement-breakpoint
-- Purchases made so far had the rule of 24 hours.
ALTER TABLE "coach_product_purchases" ADD COLUMN "free_cancellation_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "coach_product_purchases" ALTER COLUMN "free_cancellation_hours" DROP DEFAULT;--> statement-breakpoint
-- What was sold: from the product as it is now. Sessions that were held say how long they were.
UPDATE "coach_product_purchases" "p" SET
  "description" = "product"."description",
  "delivery_mode" = "product"."delivery_mode",
  "duration" = CASE WHEN "p"."coach_product_type" = 'SERVICE'
    THEN ("product"."service_specification" -> 'session' ->> 'duration')::integer END,
  "group_session_count" = CASE
    WHEN "p"."coach_product_type" <> 'SERVICE' OR "p"."session_count" > 0 OR "product"."service_specification" -> 'session' ->> 'type' <> 'GROUP' THEN 0
    WHEN "product"."price_unit" IN ('SESSION', 'HOUR') THEN 1
    ELSE coalesce(("product"."service_specification" -> 'session' ->> 'count')::integer, 0) END
FROM "coach_products" "product" WHERE "product"."id" = "p"."product_id";--> statement-breakpoint
UPDATE "coach_product_purchases" "p" SET "duration" = coalesce(
  (SELECT max(least(480, extract(epoch FROM "s"."end_time" - "s"."start_time")::integer / 60)) FROM "coach_sessions" "s"
    WHERE "s"."purchase_id" = "p"."id"),
  "p"."duration",
  60)
WHERE "p"."session_count" > 0;--> statement-breakpoint
ALTER TABLE "purchase_quotes" ADD CONSTRAINT "purchase_quotes_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_quotes" ADD CONSTRAINT "purchase_quotes_product_id_coach_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."coach_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_quotes" ADD CONSTRAINT "purchase_quotes_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_refunds" ADD CONSTRAINT "purchase_refunds_purchase_id_coach_product_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."coach_product_purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_refunds" ADD CONSTRAINT "purchase_refunds_session_id_coach_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."coach_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_refunds" ADD CONSTRAINT "purchase_refunds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_credits" ADD CONSTRAINT "session_credits_purchase_id_coach_product_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."coach_product_purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_credits" ADD CONSTRAINT "session_credits_session_id_coach_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."coach_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_credits" ADD CONSTRAINT "session_credits_actor_id_students_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_quotes_expires_at_index" ON "purchase_quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "purchase_quotes_coach_id_index" ON "purchase_quotes" USING btree ("coach_id");--> statement-breakpoint
CREATE INDEX "purchase_quotes_product_id_index" ON "purchase_quotes" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "purchase_refunds_purchase_id_id_index" ON "purchase_refunds" USING btree ("purchase_id","id");--> statement-breakpoint
CREATE INDEX "purchase_refunds_session_id_index" ON "purchase_refunds" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "purchase_refunds_pending" ON "purchase_refunds" USING btree ("created_at") WHERE "purchase_refunds"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "session_credits_purchase_id_sequence_index" ON "session_credits" USING btree ("purchase_id","sequence");--> statement-breakpoint
CREATE INDEX "session_credits_session_id_index" ON "session_credits" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_credits_bought" ON "session_credits" USING btree ("purchase_id") WHERE "session_credits"."type" = 'BOUGHT';--> statement-breakpoint
CREATE INDEX "coach_product_purchases_waiting" ON "coach_product_purchases" USING btree ("created_at") WHERE "coach_product_purchases"."status" = 'IN_PROGRESS';--> statement-breakpoint
-- The events of sessions bought so far, and the refunds. A refund that was not sent yet keeps its key.
INSERT INTO "session_credits" ("id", "purchase_id", "session_id", "type", "change", "start_time", "actor_id", "reason", "created_at")
SELECT gen_random_uuid(), "purchase_id", "session_id", "type", "change", "start_time", "actor_id", "reason", "created_at" FROM (
  SELECT "p"."id" AS "purchase_id", NULL::uuid AS "session_id", 'BOUGHT' AS "type", "p"."session_count" AS "change",
    NULL::timestamptz AS "start_time", "p"."student_id" AS "actor_id", NULL AS "reason", "p"."created_at", 1 AS "step"
  FROM "coach_product_purchases" "p" WHERE "p"."session_count" > 0 AND "p"."status" IN ('PAID', 'REFUNDED')
  UNION ALL
  SELECT "p"."id", "s"."id", 'USED', -1, "s"."start_time", "p"."student_id", NULL, "p"."created_at", 2
  FROM "coach_sessions" "s" JOIN "coach_product_purchases" "p" ON "p"."id" = "s"."purchase_id" WHERE "s"."status" <> 'HELD_SLOT'
  UNION ALL
  SELECT "p"."id", "s"."id", CASE "s"."status" WHEN 'CANCELLED' THEN 'RETURNED' ELSE 'FORFEITED' END,
    CASE "s"."status" WHEN 'CANCELLED' THEN 1 ELSE 0 END, "s"."start_time", NULL, "s"."reason",
    greatest("s"."changed_at", "p"."created_at"), 3
  FROM "coach_sessions" "s" JOIN "coach_product_purchases" "p" ON "p"."id" = "s"."purchase_id"
  WHERE "s"."status" IN ('CANCELLED', 'LATE_CANCELLED', 'NO_SHOW')
) "events" ORDER BY "created_at", "step";--> statement-breakpoint
INSERT INTO "purchase_refunds" ("id", "purchase_id", "kind", "session_count", "amount", "currency", "status", "key", "created_at", "settled_at")
SELECT gen_random_uuid(), "p"."id", 'PURCHASE',
  greatest(0, coalesce((SELECT sum("c"."change") FROM "session_credits" "c" WHERE "c"."purchase_id" = "p"."id"), 0)),
  "p"."amount", "p"."currency", CASE WHEN "p"."refunded_at" IS NULL THEN 'PENDING' ELSE 'DONE' END,
  'purchase-refund-' || "p"."id", coalesce("p"."refunded_at", now()), "p"."refunded_at"
FROM "coach_product_purchases" "p" WHERE "p"."status" = 'REFUNDED' AND "p"."amount" > 0;--> statement-breakpoint
INSERT INTO "session_credits" ("id", "purchase_id", "type", "change", "created_at")
SELECT gen_random_uuid(), "purchase_id", 'REFUNDED', -"session_count", "created_at" FROM "purchase_refunds"
WHERE "session_count" > 0;
