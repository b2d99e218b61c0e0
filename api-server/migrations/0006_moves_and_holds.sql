CREATE TABLE "slot_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coach_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coach_sessions" ADD COLUMN "agreed_start_time" timestamp with time zone;--> statement-breakpoint
UPDATE "coach_sessions" SET "agreed_start_time" = "start_time";--> statement-breakpoint
ALTER TABLE "coach_sessions" ALTER COLUMN "agreed_start_time" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "coach_sessions" ADD COLUMN "absence_reported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slot_holds_student_id_coach_id_held_at_index" ON "slot_holds" USING btree ("student_id","coach_id","held_at");--> statement-breakpoint
CREATE INDEX "slot_holds_coach_id_index" ON "slot_holds" USING btree ("coach_id");