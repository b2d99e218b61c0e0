ALTER TABLE "coach_session_notes" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coach_session_notes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;