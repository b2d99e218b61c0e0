ALTER TABLE "student_awards" ADD COLUMN "share_token" text;--> statement-breakpoint
ALTER TABLE "student_awards" ADD CONSTRAINT "student_awards_shareToken_unique" UNIQUE("share_token");