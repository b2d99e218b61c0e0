CREATE TABLE "certifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coach_id" uuid NOT NULL,
	"name" text NOT NULL,
	"issuer" text,
	"issue_date" date,
	"expiration_date" date,
	"credential_url" text
);
--> statement-breakpoint
CREATE TABLE "coaches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"rate_of_pay" integer,
	"currency" text DEFAULT 'USD' NOT NULL,
	"cover_image" text,
	"intro" text,
	"specializations" text[] DEFAULT '{}' NOT NULL,
	"focus" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"hctp_graduating_class" text,
	"video" text,
	"show_phone" boolean DEFAULT false NOT NULL,
	"social_networks" jsonb DEFAULT '{"linkedIn":null,"facebook":null,"instagram":null,"youtube":null}'::jsonb NOT NULL,
	"coach_web_conference_url" text,
	"facebook_group_url" text,
	"test_call" boolean DEFAULT false NOT NULL,
	"website_url" text,
	"accepted_terms_at" timestamp with time zone,
	CONSTRAINT "coaches_studentId_unique" UNIQUE("student_id")
);
--> statement-breakpoint
CREATE TABLE "educations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coach_id" uuid NOT NULL,
	"institution" text NOT NULL,
	"degree" text,
	"field_of_study" text,
	"start_date" date,
	"end_date" date
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"access_hash" text PRIMARY KEY NOT NULL,
	"refresh_hash" text NOT NULL,
	"session_id" uuid NOT NULL,
	"access_expires_at" timestamp with time zone NOT NULL,
	"refresh_expires_at" timestamp with time zone NOT NULL,
	"refresh_used_at" timestamp with time zone,
	CONSTRAINT "session_tokens_refreshHash_unique" UNIQUE("refresh_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_active_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "students" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text,
	"last_name" text NOT NULL,
	"gender" text,
	"date_birth" date,
	"home_phone" text,
	"work_phone" text,
	"mobile_phone" text,
	"country" text,
	"country_code" text,
	"state" text,
	"state_code" text,
	"city" text,
	"zip" text,
	"street1" text,
	"street2" text,
	"latitude" double precision,
	"longitude" double precision,
	"formatted_address" text,
	"photo" text,
	"crm_id" text,
	"learning_system_id" text,
	"learning_platform_user_id" text,
	"language_iso2_letter_code" text DEFAULT 'EN' NOT NULL,
	"education_level" text,
	"occupation" text,
	"active" boolean DEFAULT true NOT NULL,
	"military_member" boolean,
	"auto_pay" boolean DEFAULT false NOT NULL,
	"program_track" text,
	"cohort_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "students_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"is_verified_email" boolean DEFAULT false NOT NULL,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"roles" jsonb NOT NULL,
	"time_zone" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "certifications" ADD CONSTRAINT "certifications_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaches" ADD CONSTRAINT "coaches_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "educations" ADD CONSTRAINT "educations_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certifications_coach_id_index" ON "certifications" USING btree ("coach_id");--> statement-breakpoint
CREATE INDEX "educations_coach_id_index" ON "educations" USING btree ("coach_id");--> statement-breakpoint
CREATE INDEX "one_time_tokens_user_id_index" ON "one_time_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_tokens_session_id_index" ON "session_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");