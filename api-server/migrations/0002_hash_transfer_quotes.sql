-- Quotes are valid for minutes.
DELETE FROM "transfer_quotes";--> statement-breakpoint
ALTER TABLE "transfer_quotes" ADD COLUMN "terms_hash" text NOT NULL;
