ALTER TABLE "courses" ALTER COLUMN "program_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" DROP COLUMN "program_title";