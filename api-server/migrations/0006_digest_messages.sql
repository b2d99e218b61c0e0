ALTER TABLE "held_emails" ADD COLUMN "intent_id" uuid;--> statement-breakpoint
ALTER TABLE "held_emails" ADD CONSTRAINT "held_emails_intent_id_communication_intents_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."communication_intents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_emails_intent_id_index" ON "held_emails" USING btree ("intent_id");