ALTER TABLE "course_students" ADD COLUMN "opens_on" date;--> statement-breakpoint
-- Courses opened at midnight UTC of the first day of the class.
UPDATE "course_students" SET "opens_on" = ("opens_at" AT TIME ZONE 'UTC')::date;--> statement-breakpoint
ALTER TABLE "course_students" ALTER COLUMN "opens_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "course_students" DROP COLUMN "opens_at";
