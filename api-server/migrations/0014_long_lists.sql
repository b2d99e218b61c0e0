CREATE INDEX "coach_product_purchases_amount_id_index" ON "coach_product_purchases" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "coach_product_purchases_created_at_id_index" ON "coach_product_purchases" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "coach_product_purchases_status_id_index" ON "coach_product_purchases" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "coach_product_purchases_title_id_index" ON "coach_product_purchases" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "coach_product_purchases_searched" ON "coach_product_purchases" USING gin (("title" || chr(10) || "coach_name" || chr(10) || "student_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "coaching_circles_title_id_index" ON "coaching_circles" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "enrollment_applications_program_id_id_index" ON "enrollment_applications" USING btree ("program_id","id");--> statement-breakpoint
CREATE INDEX "enrollment_applications_searched_number" ON "enrollment_applications" USING gin (('E-' || "sequence"::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "students_first_name_id_index" ON "students" USING btree ("first_name","id");--> statement-breakpoint
CREATE INDEX "students_last_name_id_index" ON "students" USING btree ("last_name","id");--> statement-breakpoint
CREATE INDEX "students_searched_name" ON "students" USING gin (("first_name" || ' ' || coalesce("middle_name" || ' ', '') || "last_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_email_id_index" ON "users" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "users_searched_email" ON "users" USING gin ("email" gin_trgm_ops);