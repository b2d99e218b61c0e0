ALTER TABLE "courses" ADD COLUMN "program_id" uuid;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "courses" SET "program_id" = (
  SELECT "id" FROM "programs"
  WHERE "courses"."program_title" IN ("title", "translations" -> "courses"."language_iso2_letter_code" ->> 'title')
  ORDER BY "id" LIMIT 1
);