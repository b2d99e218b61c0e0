CREATE TABLE "coach_products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coach_id" uuid NOT NULL,
	"type" text DEFAULT 'SERVICE' NOT NULL,
	"title" text NOT NULL,
	"image" text,
	"description" text,
	"price" integer NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"price_unit" text DEFAULT 'NONE' NOT NULL,
	"product_category_id" text,
	"product_specification" jsonb,
	"service_category_id" text,
	"service_specification" jsonb
);
--> statement-breakpoint
ALTER TABLE "coach_products" ADD CONSTRAINT "coach_products_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coach_products_coach_id_id_index" ON "coach_products" USING btree ("coach_id","id");