CREATE TABLE "communication_intents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"status" text DEFAULT 'UNREAD' NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"channels" text[] NOT NULL,
	"category" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"link" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "communication_intents" ADD CONSTRAINT "communication_intents_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "communication_intents_student_id_archived_created_at_id_index" ON "communication_intents" USING btree ("student_id","archived","created_at","id");--> statement-breakpoint
CREATE INDEX "communication_intents_student_id_archived_status_index" ON "communication_intents" USING btree ("student_id","archived","status");