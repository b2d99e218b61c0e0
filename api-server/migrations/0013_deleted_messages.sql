DROP INDEX "communication_intents_student_id_archived_created_at_id_index";--> statement-breakpoint
DROP INDEX "communication_intents_student_id_archived_status_index";--> statement-breakpoint
ALTER TABLE "communication_intents" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "communication_intents_student_id_created_at_id_index" ON "communication_intents" USING btree ("student_id","created_at","id") WHERE "communication_intents"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "communication_intents_student_id_archived_created_at_id_index" ON "communication_intents" USING btree ("student_id","archived","created_at","id") WHERE "communication_intents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "communication_intents_student_id_archived_status_index" ON "communication_intents" USING btree ("student_id","archived","status") WHERE "communication_intents"."deleted_at" is null;