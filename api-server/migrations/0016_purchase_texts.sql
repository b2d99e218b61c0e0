CREATE TABLE "coach_product_purchase_texts" (
	"text" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO "coach_product_purchase_texts" SELECT DISTINCT unnest(array["title", "coach_name", "student_name"]) FROM "coach_product_purchases";--> statement-breakpoint
DROP INDEX "coach_product_purchases_searched";--> statement-breakpoint
CREATE INDEX "coach_product_purchase_texts_searched" ON "coach_product_purchase_texts" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "coach_product_purchases_coach_name_id_index" ON "coach_product_purchases" USING btree ("coach_name","id");--> statement-breakpoint
CREATE INDEX "coach_product_purchases_student_name_id_index" ON "coach_product_purchases" USING btree ("student_name","id");