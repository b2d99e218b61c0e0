ALTER TABLE "awards" ADD COLUMN "pending_grant_id" uuid;--> statement-breakpoint
UPDATE "awards" SET "pending_grant_id" = gen_random_uuid() WHERE "is_active";