ALTER TABLE "circle_students" ADD COLUMN "is_accepted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD COLUMN "successor_nonce" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "application" text DEFAULT 'STUDENT' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "network" text;