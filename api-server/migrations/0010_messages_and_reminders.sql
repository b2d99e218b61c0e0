CREATE TABLE "held_emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"category" text NOT NULL,
	"subject" text NOT NULL,
	"lines" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"occurs_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminders_kind_subject_id_student_id_occurs_at_pk" PRIMARY KEY("kind","subject_id","student_id","occurs_at")
);
--> statement-breakpoint
ALTER TABLE "held_emails" ADD CONSTRAINT "held_emails_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_emails_student_id_id_index" ON "held_emails" USING btree ("student_id","id");--> statement-breakpoint
CREATE INDEX "reminders_student_id_index" ON "reminders" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "reminders_sent_at_index" ON "reminders" USING btree ("sent_at");