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
ALTER TABLE "envelope_documents" ADD CONSTRAINT "envelope_documents_envelope_id_envelopes_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelopes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_events" ADD CONSTRAINT "envelope_events_envelope_id_envelopes_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelopes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_signers" ADD CONSTRAINT "envelope_signers_envelope_id_envelopes_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelopes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_replaced_by_id_envelopes_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."envelopes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed_documents" ADD CONSTRAINT "sealed_documents_document_id_envelope_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."envelope_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "envelope_documents_envelope_id_position_index" ON "envelope_documents" USING btree ("envelope_id","position");--> statement-breakpoint
CREATE INDEX "envelope_events_envelope_id_sequence_index" ON "envelope_events" USING btree ("envelope_id","sequence");--> statement-breakpoint
CREATE INDEX "envelopes_student_id_id_index" ON "envelopes" USING btree ("student_id","id");--> statement-breakpoint
CREATE INDEX "envelopes_student_id_sent_at_id_index" ON "envelopes" USING btree ("student_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "envelopes_student_id_expires_at_id_index" ON "envelopes" USING btree ("student_id","expires_at","id");--> statement-breakpoint
CREATE INDEX "envelopes_student_id_status_id_index" ON "envelopes" USING btree ("student_id","status","id");--> statement-breakpoint
CREATE INDEX "envelopes_application_id_index" ON "envelopes" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "envelopes_next_seal_at_index" ON "envelopes" USING btree ("next_seal_at") WHERE "envelopes"."next_seal_at" is not null;--> statement-breakpoint
CREATE INDEX "envelopes_expires_at_index" ON "envelopes" USING btree ("expires_at") WHERE "envelopes"."status" in ('SENT', 'OPENED');