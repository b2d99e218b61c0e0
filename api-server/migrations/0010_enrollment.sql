CREATE TABLE "enrollment_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "enrollment_applications_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 20001 CACHE 1),
	"student_id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"cohort_id" uuid,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"status_since" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"language_iso2_letter_code" text NOT NULL,
	"personal_info_saved_at" timestamp with time zone,
	"payment_plan_id" uuid,
	"voucher_code" text,
	"payment_method_id" uuid,
	"is_method_declined" boolean DEFAULT false NOT NULL,
	"payment_schedule_id" uuid,
	"payment_id" uuid,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"transferred_to_id" uuid
);
--> statement-breakpoint
CREATE TABLE "enrollment_quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"application_version" integer NOT NULL,
	"due_today" integer NOT NULL,
	"total_owed" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enrollment_submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"payment_schedule_id" uuid NOT NULL,
	"payment_method_id" uuid,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enrollment_transitions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "enrollment_transitions_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" uuid NOT NULL,
	"status" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"actor_name" text,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "envelope_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"envelope_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"version" text NOT NULL,
	"content" jsonb NOT NULL,
	"html" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "envelope_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "envelope_events_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"envelope_id" uuid NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"type" text NOT NULL,
	"actor" text NOT NULL,
	"actor_name" text,
	"method" text,
	"address" text,
	"document_title" text
);
--> statement-breakpoint
CREATE TABLE "envelope_signers" (
	"envelope_id" uuid NOT NULL,
	"party" text NOT NULL,
	"name" text NOT NULL,
	"order" integer NOT NULL,
	"signed_at" timestamp with time zone,
	"signature" jsonb,
	"statement" text,
	"address" text,
	CONSTRAINT "envelope_signers_envelope_id_party_pk" PRIMARY KEY("envelope_id","party")
);
--> statement-breakpoint
CREATE TABLE "envelopes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"application_id" uuid,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"language_iso2_letter_code" text NOT NULL,
	"status" text DEFAULT 'SENT' NOT NULL,
	"is_required" boolean NOT NULL,
	"is_held" boolean DEFAULT false NOT NULL,
	"hash" text NOT NULL,
	"fields" jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"signed_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"reason" text,
	"replaced_by_id" uuid,
	"seal_attempts" integer DEFAULT 0 NOT NULL,
	"next_seal_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sealed_documents" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfer_quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transfer_id" uuid NOT NULL,
	"fee" integer NOT NULL,
	"schedule_version" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"current_cohort_id" uuid NOT NULL,
	"target_cohort_id" uuid NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"sequence" integer NOT NULL,
	"fee" integer NOT NULL,
	"currency" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"close_reason" text,
	"expires_at" timestamp with time zone NOT NULL,
	"new_application_id" uuid,
	"new_payment_schedule_id" uuid,
	"confirming_since" timestamp with time zone,
	"fee_key" text,
	"fee_method_id" uuid
);
--> statement-breakpoint
ALTER TABLE "enrollment_applications" ADD CONSTRAINT "enrollment_applications_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_applications" ADD CONSTRAINT "enrollment_applications_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_applications" ADD CONSTRAINT "enrollment_applications_cohort_id_cohorts_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_applications" ADD CONSTRAINT "enrollment_applications_payment_plan_id_payment_plans_id_fk" FOREIGN KEY ("payment_plan_id") REFERENCES "public"."payment_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_applications" ADD CONSTRAINT "enrollment_applications_payment_method_id_payment_methods_id_fk" FOREIGN KEY ("payment_method_id") REFERENCES "public"."payment_methods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_applications" ADD CONSTRAINT "enrollment_applications_payment_schedule_id_payment_schedules_id_fk" FOREIGN KEY ("payment_schedule_id") REFERENCES "public"."payment_schedules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_applications" ADD CONSTRAINT "enrollment_applications_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_applications" ADD CONSTRAINT "enrollment_applications_transferred_to_id_enrollment_applications_id_fk" FOREIGN KEY ("transferred_to_id") REFERENCES "public"."enrollment_applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_quotes" ADD CONSTRAINT "enrollment_quotes_application_id_enrollment_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."enrollment_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_submissions" ADD CONSTRAINT "enrollment_submissions_application_id_enrollment_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."enrollment_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_submissions" ADD CONSTRAINT "enrollment_submissions_payment_schedule_id_payment_schedules_id_fk" FOREIGN KEY ("payment_schedule_id") REFERENCES "public"."payment_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_transitions" ADD CONSTRAINT "enrollment_transitions_application_id_enrollment_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."enrollment_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_documents" ADD CONSTRAINT "envelope_documents_envelope_id_envelopes_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelopes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_events" ADD CONSTRAINT "envelope_events_envelope_id_envelopes_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelopes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_signers" ADD CONSTRAINT "envelope_signers_envelope_id_envelopes_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelopes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_application_id_enrollment_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."enrollment_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_replaced_by_id_envelopes_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."envelopes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed_documents" ADD CONSTRAINT "sealed_documents_document_id_envelope_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."envelope_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_quotes" ADD CONSTRAINT "transfer_quotes_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_application_id_enrollment_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."enrollment_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_current_cohort_id_cohorts_id_fk" FOREIGN KEY ("current_cohort_id") REFERENCES "public"."cohorts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_target_cohort_id_cohorts_id_fk" FOREIGN KEY ("target_cohort_id") REFERENCES "public"."cohorts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_new_application_id_enrollment_applications_id_fk" FOREIGN KEY ("new_application_id") REFERENCES "public"."enrollment_applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_new_payment_schedule_id_payment_schedules_id_fk" FOREIGN KEY ("new_payment_schedule_id") REFERENCES "public"."payment_schedules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "enrollment_applications_one_open" ON "enrollment_applications" USING btree ("student_id","program_id") WHERE "enrollment_applications"."status" in ('DRAFT', 'SUBMITTED', 'IN_REVIEW', 'CHANGES_REQUESTED', 'APPROVED', 'SIGNING');--> statement-breakpoint
CREATE INDEX "enrollment_applications_student_id_id_index" ON "enrollment_applications" USING btree ("student_id","id");--> statement-breakpoint
CREATE INDEX "enrollment_applications_student_id_created_at_id_index" ON "enrollment_applications" USING btree ("student_id","created_at","id");--> statement-breakpoint
CREATE INDEX "enrollment_applications_student_id_updated_at_id_index" ON "enrollment_applications" USING btree ("student_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "enrollment_applications_student_id_status_id_index" ON "enrollment_applications" USING btree ("student_id","status","id");--> statement-breakpoint
CREATE INDEX "enrollment_applications_status_id_index" ON "enrollment_applications" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "enrollment_applications_submitted_at_id_index" ON "enrollment_applications" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "enrollment_applications_updated_at_id_index" ON "enrollment_applications" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "enrollment_applications_drafts" ON "enrollment_applications" USING btree ("updated_at") WHERE "enrollment_applications"."status" = 'DRAFT';--> statement-breakpoint
CREATE INDEX "enrollment_quotes_application_id_index" ON "enrollment_quotes" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "enrollment_quotes_expires_at_index" ON "enrollment_quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "enrollment_submissions_one_charging" ON "enrollment_submissions" USING btree ("application_id") WHERE "enrollment_submissions"."status" = 'CHARGING';--> statement-breakpoint
CREATE INDEX "enrollment_submissions_charging" ON "enrollment_submissions" USING btree ("created_at") WHERE "enrollment_submissions"."status" = 'CHARGING';--> statement-breakpoint
CREATE INDEX "enrollment_transitions_application_id_sequence_index" ON "enrollment_transitions" USING btree ("application_id","sequence");--> statement-breakpoint
CREATE INDEX "envelope_documents_envelope_id_position_index" ON "envelope_documents" USING btree ("envelope_id","position");--> statement-breakpoint
CREATE INDEX "envelope_events_envelope_id_sequence_index" ON "envelope_events" USING btree ("envelope_id","sequence");--> statement-breakpoint
CREATE INDEX "envelopes_student_id_id_index" ON "envelopes" USING btree ("student_id","id");--> statement-breakpoint
CREATE INDEX "envelopes_student_id_sent_at_id_index" ON "envelopes" USING btree ("student_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "envelopes_student_id_expires_at_id_index" ON "envelopes" USING btree ("student_id","expires_at","id");--> statement-breakpoint
CREATE INDEX "envelopes_student_id_status_id_index" ON "envelopes" USING btree ("student_id","status","id");--> statement-breakpoint
CREATE INDEX "envelopes_application_id_index" ON "envelopes" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "envelopes_next_seal_at_index" ON "envelopes" USING btree ("next_seal_at") WHERE "envelopes"."next_seal_at" is not null;--> statement-breakpoint
CREATE INDEX "envelopes_expires_at_index" ON "envelopes" USING btree ("expires_at") WHERE "envelopes"."status" in ('SENT', 'OPENED');--> statement-breakpoint
CREATE INDEX "transfer_quotes_transfer_id_index" ON "transfer_quotes" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "transfer_quotes_expires_at_index" ON "transfer_quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_one_open" ON "transfers" USING btree ("application_id") WHERE "transfers"."status" in ('REQUESTED', 'PENDING', 'REVIEWED');--> statement-breakpoint
CREATE INDEX "transfers_student_id_id_index" ON "transfers" USING btree ("student_id","id");--> statement-breakpoint
CREATE INDEX "transfers_student_id_requested_at_id_index" ON "transfers" USING btree ("student_id","requested_at","id");--> statement-breakpoint
CREATE INDEX "transfers_student_id_status_id_index" ON "transfers" USING btree ("student_id","status","id");--> statement-breakpoint
CREATE INDEX "transfers_offers" ON "transfers" USING btree ("expires_at") WHERE "transfers"."status" in ('PENDING', 'REVIEWED');--> statement-breakpoint
CREATE INDEX "transfers_confirming" ON "transfers" USING btree ("confirming_since") WHERE "transfers"."confirming_since" is not null;