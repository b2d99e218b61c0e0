CREATE TABLE "cohort_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"language_iso2_letter_code" text NOT NULL,
	"cohort_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cohort_alerts_once" UNIQUE NULLS NOT DISTINCT("student_id","program_id","language_iso2_letter_code","cohort_id")
);
--> statement-breakpoint
ALTER TABLE "cohort_alerts" ADD CONSTRAINT "cohort_alerts_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cohort_alerts" ADD CONSTRAINT "cohort_alerts_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cohort_alerts" ADD CONSTRAINT "cohort_alerts_cohort_id_cohorts_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("id") ON DELETE cascade ON UPDATE no action;