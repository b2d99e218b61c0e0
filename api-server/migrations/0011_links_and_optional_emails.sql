ALTER TABLE "communication_intents" ADD COLUMN "links" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "is_optional" boolean DEFAULT false NOT NULL;