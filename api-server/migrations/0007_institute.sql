CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"type" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text,
	"student_id" uuid,
	"student_name" text,
	"reason" text,
	"subject" text,
	"amount" integer,
	"currency" text
);
--> statement-breakpoint
CREATE TABLE "institute_keys" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"id" uuid NOT NULL,
	CONSTRAINT "institute_keys_kind_key_pk" PRIMARY KEY("kind","key"),
	CONSTRAINT "institute_keys_kind_id_unique" UNIQUE("kind","id")
);
--> statement-breakpoint
CREATE TABLE "institute_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"support_email" text,
	"support_phone" text,
	"currency" text NOT NULL,
	"languages" text[] NOT NULL,
	"time_zone" text NOT NULL,
	"policies" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "awards" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "cohorts" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_plans" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_log_occurred_at_id_index" ON "audit_log" USING btree ("occurred_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_occurred_at_index" ON "audit_log" USING btree ("actor_id","occurred_at");--> statement-breakpoint
CREATE INDEX "audit_log_student_id_occurred_at_index" ON "audit_log" USING btree ("student_id","occurred_at");--> statement-breakpoint
CREATE INDEX "audit_log_type_occurred_at_index" ON "audit_log" USING btree ("type","occurred_at");--> statement-breakpoint
CREATE FUNCTION "refuse_audit_log_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log can only be added to.';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE ON "audit_log"
FOR EACH ROW EXECUTE FUNCTION "refuse_audit_log_change"();
