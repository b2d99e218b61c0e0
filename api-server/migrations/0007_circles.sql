CREATE TABLE "circle_attendance" (
	"session_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "circle_attendance_session_id_student_id_pk" PRIMARY KEY("session_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "circle_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"circle_id" uuid NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"url" text,
	"attendance_submitted_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "circle_students" (
	"circle_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "circle_students_circle_id_student_id_pk" PRIMARY KEY("circle_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "coaching_circles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coach_id" uuid,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"language_iso2_letter_code" text DEFAULT 'EN' NOT NULL,
	"capacity" integer NOT NULL,
	"minimum_open_sessions" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "circle_attendance" ADD CONSTRAINT "circle_attendance_session_id_circle_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."circle_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_attendance" ADD CONSTRAINT "circle_attendance_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_sessions" ADD CONSTRAINT "circle_sessions_circle_id_coaching_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."coaching_circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_students" ADD CONSTRAINT "circle_students_circle_id_coaching_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."coaching_circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_students" ADD CONSTRAINT "circle_students_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_circles" ADD CONSTRAINT "coaching_circles_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "circle_attendance_student_id_status_index" ON "circle_attendance" USING btree ("student_id","status");--> statement-breakpoint
CREATE INDEX "circle_sessions_circle_id_start_time_id_index" ON "circle_sessions" USING btree ("circle_id","start_time","id");--> statement-breakpoint
CREATE INDEX "circle_students_student_id_status_index" ON "circle_students" USING btree ("student_id","status");--> statement-breakpoint
CREATE INDEX "coaching_circles_coach_id_id_index" ON "coaching_circles" USING btree ("coach_id","id");