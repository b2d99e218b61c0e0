CREATE TABLE "removed_files" (
	"name" text PRIMARY KEY NOT NULL,
	"removed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "circle_students" ADD COLUMN "was_member" boolean DEFAULT false NOT NULL;