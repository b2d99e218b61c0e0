ALTER TABLE "coaches" ADD COLUMN "video_has_speech" boolean;--> statement-breakpoint
ALTER TABLE "coaches" ADD COLUMN "video_captions" jsonb DEFAULT '[]'::jsonb NOT NULL;