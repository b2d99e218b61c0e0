ALTER TABLE "awards" ADD COLUMN "granted_through" uuid;--> statement-breakpoint
UPDATE "awards" SET "granted_through" = '00000000-0000-0000-0000-000000000000' WHERE "is_active";