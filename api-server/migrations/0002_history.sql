CREATE TABLE "account_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"event_date" timestamp with time zone NOT NULL,
	"type" text NOT NULL,
	"application_id" uuid,
	"amount" integer,
	"currency" text,
	"description" text
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"category" text NOT NULL,
	"type" text NOT NULL,
	"actor_id" uuid,
	"subject" text
);
--> statement-breakpoint
ALTER TABLE "account_events" ADD CONSTRAINT "account_events_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_actor_id_students_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_events_student_id_event_date_id_index" ON "account_events" USING btree ("student_id","event_date","id");--> statement-breakpoint
CREATE INDEX "activities_student_id_source_created_at_id_index" ON "activities" USING btree ("student_id","source","created_at","id");