ALTER TABLE "programs" ADD COLUMN "abilities" jsonb DEFAULT '{"EN":[],"ES":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "phases" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "outcomes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;