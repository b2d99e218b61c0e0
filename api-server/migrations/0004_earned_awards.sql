CREATE TABLE "award_certificates" (
	"student_award_id" uuid PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learning_results" (
	"id" text PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"module_id" uuid NOT NULL,
	"activity_progress" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credential_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "student_awards" ADD COLUMN "holder_name" text;--> statement-breakpoint
ALTER TABLE "student_awards" ADD COLUMN "title" jsonb;--> statement-breakpoint
ALTER TABLE "student_awards" ADD COLUMN "description" jsonb;--> statement-breakpoint
ALTER TABLE "student_awards" ADD COLUMN "criteria" jsonb;--> statement-breakpoint
ALTER TABLE "student_awards" ADD COLUMN "language_iso2_letter_code" text;--> statement-breakpoint
ALTER TABLE "student_awards" ADD COLUMN "verification_code" text;--> statement-breakpoint
ALTER TABLE "student_awards" ADD COLUMN "status_index" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "student_awards_status_index_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "student_awards" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "student_awards" ADD COLUMN "revocation_reason" text;--> statement-breakpoint
ALTER TABLE "student_awards" ADD COLUMN "revoked_by" uuid;--> statement-breakpoint
ALTER TABLE "module_progress" ADD COLUMN "completion_source" text;--> statement-breakpoint
ALTER TABLE "module_progress" ADD COLUMN "watched_ranges" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "module_progress" ADD COLUMN "watched_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "module_progress" ADD COLUMN "position_reported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "payer_name" text;--> statement-breakpoint
-- Until now students reported every completion, so every award counted those.
UPDATE "awards" SET "criteria" = (
  SELECT jsonb_agg(criterion || '{"countsSelfReported": true}') FROM jsonb_array_elements("criteria") criterion
);
--> statement-breakpoint
UPDATE "module_progress" SET "completion_source" = 'SELF_REPORTED' WHERE "completed";
--> statement-breakpoint
-- What was issued keeps today's names and titles from here on. The criteria of an issued award were met.
UPDATE "student_awards" SET
  "holder_name" = concat_ws(' ', "students"."first_name", "students"."middle_name", "students"."last_name"),
  "title" = "awards"."title",
  "description" = "awards"."description",
  "criteria" = (
    SELECT jsonb_agg(criterion || jsonb_build_object('current', criterion -> 'target'))
    FROM jsonb_array_elements("awards"."criteria") criterion
  ),
  "language_iso2_letter_code" = "students"."language_iso2_letter_code",
  "verification_code" = replace(gen_random_uuid()::text, '-', '')
FROM "students", "awards"
WHERE "students"."id" = "student_awards"."student_id" AND "awards"."id" = "student_awards"."award_id";
--> statement-breakpoint
UPDATE "payments" SET
  "payer_name" = concat_ws(' ', "students"."first_name", "students"."middle_name", "students"."last_name")
FROM "students" WHERE "students"."id" = "payments"."student_id";
--> statement-breakpoint
ALTER TABLE "student_awards" ALTER COLUMN "holder_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "student_awards" ALTER COLUMN "title" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "student_awards" ALTER COLUMN "description" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "student_awards" ALTER COLUMN "criteria" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "student_awards" ALTER COLUMN "language_iso2_letter_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "student_awards" ALTER COLUMN "verification_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "payer_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "award_certificates" ADD CONSTRAINT "award_certificates_student_award_id_student_awards_id_fk" FOREIGN KEY ("student_award_id") REFERENCES "public"."student_awards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_results" ADD CONSTRAINT "learning_results_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_results" ADD CONSTRAINT "learning_results_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learning_results_student_id_module_id_occurred_at_index" ON "learning_results" USING btree ("student_id","module_id","occurred_at");--> statement-breakpoint
ALTER TABLE "student_awards" ADD CONSTRAINT "student_awards_revoked_by_users_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_awards" ADD CONSTRAINT "student_awards_verificationCode_unique" UNIQUE("verification_code");--> statement-breakpoint
ALTER TABLE "student_awards" ADD CONSTRAINT "student_awards_statusIndex_unique" UNIQUE("status_index");--> statement-breakpoint
ALTER TABLE "student_awards" ADD CONSTRAINT "student_awards_revocation" CHECK (("student_awards"."revoked_at" is null) = ("student_awards"."revocation_reason" is null));--> statement-breakpoint
ALTER TABLE "module_progress" ADD CONSTRAINT "module_progress_source" CHECK ("module_progress"."completed" = ("module_progress"."completion_source" is not null));