ALTER TABLE "students" ADD COLUMN "circle_transfer_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "left_circle_id" uuid;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
UPDATE "students" SET "circle_transfer_count" = "used"."count" FROM (
	SELECT "student_id", count(*)::int AS "count" FROM "circle_students" WHERE "status" = 'TRANSFERRED' GROUP BY "student_id"
) AS "used" WHERE "used"."student_id" = "students"."id";
