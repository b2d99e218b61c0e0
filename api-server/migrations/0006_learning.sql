CREATE TABLE "awards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"criteria" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_awards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"award_id" uuid NOT NULL,
	"awarded_at" timestamp with time zone NOT NULL,
	"certificate_number" text NOT NULL,
	CONSTRAINT "student_awards_certificateNumber_unique" UNIQUE("certificate_number"),
	CONSTRAINT "student_awards_studentId_awardId_unique" UNIQUE("student_id","award_id")
);
--> statement-breakpoint
CREATE TABLE "communication_preferences" (
	"student_id" uuid NOT NULL,
	"type" text NOT NULL,
	"channel" text NOT NULL,
	"enabled" boolean NOT NULL,
	"cadence" text NOT NULL,
	CONSTRAINT "communication_preferences_student_id_type_channel_pk" PRIMARY KEY("student_id","type","channel")
);
--> statement-breakpoint
CREATE TABLE "course_students" (
	"course_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"status" text DEFAULT 'NOT_STARTED' NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"last_opened_at" timestamp with time zone,
	"last_module_id" uuid,
	CONSTRAINT "course_students_student_id_course_id_pk" PRIMARY KEY("student_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_title" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"language_iso2_letter_code" text DEFAULT 'EN' NOT NULL,
	"image" text
);
--> statement-breakpoint
CREATE TABLE "module_bookmarks" (
	"module_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "module_bookmarks_student_id_module_id_pk" PRIMARY KEY("student_id","module_id")
);
--> statement-breakpoint
CREATE TABLE "module_progress" (
	"module_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"completed" boolean NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "module_progress_student_id_module_id_pk" PRIMARY KEY("student_id","module_id")
);
--> statement-breakpoint
CREATE TABLE "modules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"week" integer NOT NULL,
	"week_title" text NOT NULL,
	"sequence" integer NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"minutes" integer NOT NULL,
	CONSTRAINT "modules_courseId_sequence_unique" UNIQUE("course_id","sequence")
);
--> statement-breakpoint
ALTER TABLE "student_awards" ADD CONSTRAINT "student_awards_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_awards" ADD CONSTRAINT "student_awards_award_id_awards_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."awards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "communication_preferences" ADD CONSTRAINT "communication_preferences_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_students" ADD CONSTRAINT "course_students_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_students" ADD CONSTRAINT "course_students_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_students" ADD CONSTRAINT "course_students_last_module_id_modules_id_fk" FOREIGN KEY ("last_module_id") REFERENCES "public"."modules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_bookmarks" ADD CONSTRAINT "module_bookmarks_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_bookmarks" ADD CONSTRAINT "module_bookmarks_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_progress" ADD CONSTRAINT "module_progress_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_progress" ADD CONSTRAINT "module_progress_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "student_awards_student_id_awarded_at_id_index" ON "student_awards" USING btree ("student_id","awarded_at","id");--> statement-breakpoint
CREATE INDEX "module_bookmarks_student_id_created_at_module_id_index" ON "module_bookmarks" USING btree ("student_id","created_at","module_id");