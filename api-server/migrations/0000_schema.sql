CREATE TABLE "account_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"event_date" timestamp with time zone NOT NULL,
	"type" text NOT NULL,
	"application_id" uuid,
	"amount" integer,
	"currency" text,
	"description" text
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"category" text NOT NULL,
	"type" text NOT NULL,
	"actor_id" uuid,
	"subject" text
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"type" text NOT NULL,
	"operation" text,
	"actor_id" uuid,
	"actor_name" text,
	"student_id" uuid,
	"student_name" text,
	"reason" text,
	"subject" text,
	"amount" integer,
	"currency" text,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "award_certificates" (
	"student_award_id" uuid PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "awards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"criteria" jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_awards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"award_id" uuid NOT NULL,
	"awarded_at" timestamp with time zone NOT NULL,
	"certificate_number" text NOT NULL,
	"holder_name" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"criteria" jsonb NOT NULL,
	"language_iso2_letter_code" text NOT NULL,
	"share_token" text,
	"verification_code" text NOT NULL,
	"status_index" integer GENERATED ALWAYS AS IDENTITY (sequence name "student_awards_status_index_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"revoked_at" timestamp with time zone,
	"revocation_reason" text,
	"revoked_by" uuid,
	CONSTRAINT "student_awards_certificateNumber_unique" UNIQUE("certificate_number"),
	CONSTRAINT "student_awards_shareToken_unique" UNIQUE("share_token"),
	CONSTRAINT "student_awards_verificationCode_unique" UNIQUE("verification_code"),
	CONSTRAINT "student_awards_statusIndex_unique" UNIQUE("status_index"),
	CONSTRAINT "student_awards_studentId_awardId_unique" UNIQUE("student_id","award_id"),
	CONSTRAINT "student_awards_revocation" CHECK (("student_awards"."revoked_at" is null) = ("student_awards"."revocation_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"coach_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "coach_product_purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coach_id" uuid,
	"coach_name" text COLLATE "und-x-icu" NOT NULL,
	"student_id" uuid,
	"student_name" text COLLATE "und-x-icu" NOT NULL,
	"product_id" uuid,
	"title" text COLLATE "und-x-icu" NOT NULL,
	"description" text,
	"coach_product_type" text NOT NULL,
	"session_count" integer NOT NULL,
	"group_session_count" integer DEFAULT 0 NOT NULL,
	"duration" integer,
	"delivery_mode" text,
	"is_shipped" boolean DEFAULT false NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"free_cancellation_hours" integer NOT NULL,
	"group_id" uuid,
	"color" text,
	"delivery_address" jsonb,
	"delivered_at" timestamp with time zone,
	"delivery_note" text,
	"status" text NOT NULL,
	"payment_method_id" uuid,
	"payment_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coach_product_purchase_texts" (
	"text" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
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
	"service_specification" jsonb,
	"is_shipped" boolean DEFAULT false NOT NULL,
	"delivery_mode" text,
	"status" text DEFAULT 'PUBLISHED' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_schedules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coach_id" uuid NOT NULL,
	"name" text NOT NULL,
	"time_zone" text NOT NULL,
	"weekly" jsonb NOT NULL,
	"overrides" jsonb NOT NULL,
	"buffer_minutes" integer NOT NULL,
	"minimum_notice_minutes" integer NOT NULL,
	"horizon_days" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_session_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coach_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"product_id" uuid,
	"purchase_id" uuid,
	"group_session_id" uuid,
	"title" text NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"agreed_start_time" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"expires_at" timestamp with time zone,
	"reason" text,
	"rescheduled_from" timestamp with time zone,
	"absence_reported_at" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_time_off" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coach_id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL
);
--> statement-breakpoint
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
	"language_iso2_letter_code" text,
	"hctp_graduating_class" text,
	"video" text,
	"video_has_speech" boolean,
	"video_captions" jsonb DEFAULT '[]'::jsonb NOT NULL,
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
CREATE TABLE "circle_attendance" (
	"session_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "circle_attendance_session_id_student_id_pk" PRIMARY KEY("session_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "circle_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"circle_id" uuid NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"url" text,
	"attendance_submitted_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "circle_students" (
	"circle_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"is_accepted" boolean DEFAULT true NOT NULL,
	CONSTRAINT "circle_students_circle_id_student_id_pk" PRIMARY KEY("circle_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "coaching_circles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coach_id" uuid,
	"title" text COLLATE "und-x-icu" NOT NULL,
	"description" text NOT NULL,
	"language_iso2_letter_code" text DEFAULT 'EN' NOT NULL,
	"capacity" integer NOT NULL,
	"minimum_open_sessions" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coaching_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coach_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"capacity" integer NOT NULL,
	"place" text,
	"time_zone" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"canceled_at" timestamp with time zone,
	"reason" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cohort_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"language_iso2_letter_code" text NOT NULL,
	"cohort_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cohort_alerts_once" UNIQUE NULLS NOT DISTINCT("student_id","program_id","language_iso2_letter_code","cohort_id")
);
--> statement-breakpoint
CREATE TABLE "communication_intents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"status" text DEFAULT 'UNREAD' NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"channels" text[] NOT NULL,
	"category" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"link" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "communication_preferences" (
	"student_id" uuid NOT NULL,
	"type" text NOT NULL,
	"channel" text NOT NULL,
	"enabled" boolean NOT NULL,
	"cadence" text NOT NULL,
	CONSTRAINT "communication_preferences_student_id_type_channel_pk" PRIMARY KEY("student_id","type","channel")
);
--> statement-breakpoint
CREATE TABLE "content_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_students" (
	"course_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"status" text DEFAULT 'NOT_STARTED' NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"opens_on" date NOT NULL,
	"last_opened_at" timestamp with time zone,
	"last_module_id" uuid,
	CONSTRAINT "course_students_student_id_course_id_pk" PRIMARY KEY("student_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"language_iso2_letter_code" text DEFAULT 'EN' NOT NULL,
	"image" text,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learning_results" (
	"id" text PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"module_id" uuid NOT NULL,
	"activity_progress" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "module_bookmarks" (
	"module_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "module_bookmarks_student_id_module_id_pk" PRIMARY KEY("student_id","module_id")
);
--> statement-breakpoint
CREATE TABLE "module_progress" (
	"module_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"completed" boolean NOT NULL,
	"completed_at" timestamp with time zone,
	"completion_source" text,
	"watched_ranges" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"watched_seconds" integer DEFAULT 0 NOT NULL,
	"position_reported_at" timestamp with time zone,
	CONSTRAINT "module_progress_student_id_module_id_pk" PRIMARY KEY("student_id","module_id"),
	CONSTRAINT "module_progress_source" CHECK ("module_progress"."completed" = ("module_progress"."completion_source" is not null))
);
--> statement-breakpoint
CREATE TABLE "modules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"week" integer NOT NULL,
	"week_title" text NOT NULL,
	"sequence" integer NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"minutes" integer NOT NULL,
	CONSTRAINT "modules_courseId_sequence_unique" UNIQUE("course_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "credential_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "disputes_reference_unique" UNIQUE("reference"),
	CONSTRAINT "disputes_amount" CHECK ("disputes"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text DEFAULT '' NOT NULL,
	"attachment" jsonb,
	"sent_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enrollment_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "enrollment_applications_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 20001 CACHE 1),
	"student_id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"cohort_id" uuid,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"status_since" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"language_iso2_letter_code" text NOT NULL,
	"personal_info_saved_at" timestamp with time zone,
	"payment_plan_id" uuid,
	"voucher_code" text,
	"payment_method_id" uuid,
	"auto_pay" boolean,
	"is_method_declined" boolean DEFAULT false NOT NULL,
	"payment_schedule_id" uuid,
	"payment_id" uuid,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"transferred_to_id" uuid
);
--> statement-breakpoint
CREATE TABLE "enrollment_quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"application_version" integer NOT NULL,
	"due_today" integer NOT NULL,
	"total_owed" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enrollment_submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"payment_schedule_id" uuid,
	"payment_method_id" uuid,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enrollment_transitions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "enrollment_transitions_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" uuid NOT NULL,
	"status" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"actor_name" text,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "envelope_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"envelope_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"version" text NOT NULL,
	"content" jsonb NOT NULL,
	"html" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "envelope_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "envelope_events_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"envelope_id" uuid NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"type" text NOT NULL,
	"actor" text NOT NULL,
	"actor_name" text,
	"method" text,
	"address" text,
	"document_title" text
);
--> statement-breakpoint
CREATE TABLE "envelope_signers" (
	"envelope_id" uuid NOT NULL,
	"party" text NOT NULL,
	"name" text NOT NULL,
	"order" integer NOT NULL,
	"signed_at" timestamp with time zone,
	"signature" jsonb,
	"statement" text,
	"address" text,
	CONSTRAINT "envelope_signers_envelope_id_party_pk" PRIMARY KEY("envelope_id","party")
);
--> statement-breakpoint
CREATE TABLE "envelopes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"application_id" uuid,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"language_iso2_letter_code" text NOT NULL,
	"status" text DEFAULT 'SENT' NOT NULL,
	"is_required" boolean NOT NULL,
	"is_held" boolean DEFAULT false NOT NULL,
	"hash" text NOT NULL,
	"fields" jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"signed_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"reason" text,
	"replaced_by_id" uuid,
	"seal_attempts" integer DEFAULT 0 NOT NULL,
	"next_seal_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sealed_documents" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"name" text PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"object" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "held_emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"category" text NOT NULL,
	"subject" text NOT NULL,
	"lines" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"result" json,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "institute_keys" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"id" uuid NOT NULL,
	CONSTRAINT "institute_keys_kind_key_pk" PRIMARY KEY("kind","key"),
	CONSTRAINT "institute_keys_kind_id_unique" UNIQUE("kind","id")
);
--> statement-breakpoint
CREATE TABLE "institute_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"support_email" text,
	"support_phone" text,
	"currency" text NOT NULL,
	"languages" text[] NOT NULL,
	"time_zone" text NOT NULL,
	"policies" jsonb DEFAULT '{}'::jsonb NOT NULL
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
CREATE TABLE "payment_customers" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"expiration" text NOT NULL,
	"holder_name" text,
	"address" jsonb,
	"fingerprint" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"source" text DEFAULT 'INSTITUTE' NOT NULL,
	"name" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"deposit_amount" integer NOT NULL,
	"installment_count" integer NOT NULL,
	"interest_rate" integer DEFAULT 0 NOT NULL,
	"tax_rate" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "payment_plans_terms" CHECK ("payment_plans"."deposit_amount" >= 0 and "payment_plans"."installment_count" between 0 and 120
        and "payment_plans"."interest_rate" between 0 and 10000 and "payment_plans"."tax_rate" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "payment_schedule_rows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"schedule_id" uuid NOT NULL,
	"type" text NOT NULL,
	"installment" integer NOT NULL,
	"due_date" date NOT NULL,
	"interest_from" date NOT NULL,
	"status" text DEFAULT 'SCHEDULED' NOT NULL,
	"principal_amount" integer NOT NULL,
	"interest_amount" integer DEFAULT 0 NOT NULL,
	"tax_amount" integer DEFAULT 0 NOT NULL,
	"amount_due" integer GENERATED ALWAYS AS (principal_amount + interest_amount + tax_amount) STORED NOT NULL,
	"amount_paid" integer DEFAULT 0 NOT NULL,
	"rollover_amount" integer DEFAULT 0 NOT NULL,
	"amount_refunded" integer DEFAULT 0 NOT NULL,
	"capture_method" text DEFAULT 'MANUAL' NOT NULL,
	"payment_method_id" uuid,
	"payment_id" uuid,
	"brand" text,
	"last4" text,
	"auto_pay_on" date,
	"auto_pay_attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_schedule_rows_parts" CHECK ("payment_schedule_rows"."principal_amount" >= 0 and "payment_schedule_rows"."interest_amount" >= 0 and "payment_schedule_rows"."tax_amount" >= 0
        and "payment_schedule_rows"."amount_paid" >= 0 and "payment_schedule_rows"."rollover_amount" >= 0),
	CONSTRAINT "payment_schedule_rows_covered" CHECK ("payment_schedule_rows"."amount_paid" + "payment_schedule_rows"."rollover_amount" <= "payment_schedule_rows"."principal_amount" + "payment_schedule_rows"."interest_amount" + "payment_schedule_rows"."tax_amount"),
	CONSTRAINT "payment_schedule_rows_refunded" CHECK ("payment_schedule_rows"."amount_refunded" between 0 and "payment_schedule_rows"."amount_paid" + "payment_schedule_rows"."rollover_amount")
);
--> statement-breakpoint
CREATE TABLE "payment_schedules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"application_id" uuid,
	"program_id" uuid NOT NULL,
	"cohort_id" uuid NOT NULL,
	"payment_plan_id" uuid NOT NULL,
	"plan_source" text NOT NULL,
	"plan_name" text NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"currency" text NOT NULL,
	"deposit_amount" integer NOT NULL,
	"installment_count" integer NOT NULL,
	"installment_amount" integer NOT NULL,
	"interest_rate" integer NOT NULL,
	"voucher_code" text,
	"transferred_to_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"schedule_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"parts" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"payment_id" uuid
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"schedule_id" uuid,
	"kind" text NOT NULL,
	"status" text DEFAULT 'IN_PROGRESS' NOT NULL,
	"capture_method" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"parts" jsonb NOT NULL,
	"payment_method_id" uuid,
	"method_reference" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"description" text NOT NULL,
	"payer_name" text NOT NULL,
	"return_path" text NOT NULL,
	"key" text,
	"reference" text,
	"failure_code" text,
	"next_action_url" text,
	"attempted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"schedule_id" uuid,
	"payment_id" uuid,
	"type" text NOT NULL,
	"destination" text NOT NULL,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"parts" jsonb NOT NULL,
	"reason" text,
	"reference" text,
	"created_by" uuid,
	"attempted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_reference_unique" UNIQUE("reference"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "rollovers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"from_schedule_id" uuid NOT NULL,
	"to_schedule_id" uuid,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rollovers_amount" CHECK ("rollovers"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "cohorts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"start_date" date NOT NULL,
	"graduation_date" date NOT NULL,
	"capacity" integer NOT NULL,
	"seats_taken" integer DEFAULT 0 NOT NULL,
	"language_iso2_letter_code" text DEFAULT 'EN' NOT NULL,
	"delivery_mode" text DEFAULT 'ONLINE' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "cohorts_seats" CHECK ("cohorts"."seats_taken" between 0 and "cohorts"."capacity")
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text COLLATE "und-x-icu" NOT NULL,
	"summary" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tracks" text[] NOT NULL,
	"price" integer NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"weeks" integer NOT NULL,
	"weekly_hours" integer NOT NULL,
	"is_alumni_only" boolean DEFAULT false NOT NULL,
	"abilities" jsonb DEFAULT '{"EN":[],"ES":[]}'::jsonb NOT NULL,
	"phases" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"outcomes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "programs_price" CHECK ("programs"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "promo_code_redemptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"promo_code_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"redeemed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"program_id" uuid,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "promo_codes_code_unique" UNIQUE("code"),
	CONSTRAINT "promo_codes_value" CHECK ("promo_codes"."value" > 0),
	CONSTRAINT "promo_codes_uses" CHECK ("promo_codes"."uses" between 0 and coalesce("promo_codes"."max_uses", "promo_codes"."uses"))
);
--> statement-breakpoint
CREATE TABLE "purchase_quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coach_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"reservation_id" uuid,
	"title" text COLLATE "und-x-icu" NOT NULL,
	"description" text,
	"coach_product_type" text NOT NULL,
	"session_count" integer NOT NULL,
	"group_session_count" integer DEFAULT 0 NOT NULL,
	"duration" integer,
	"delivery_mode" text,
	"is_shipped" boolean DEFAULT false NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"free_cancellation_hours" integer NOT NULL,
	"purchase_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"charge_count" integer NOT NULL,
	"refund_count" integer NOT NULL,
	"purchase_count" integer NOT NULL,
	"differences" jsonb NOT NULL,
	"difference_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"occurs_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminders_kind_subject_id_student_id_occurs_at_pk" PRIMARY KEY("kind","subject_id","student_id","occurs_at")
);
--> statement-breakpoint
CREATE TABLE "sandbox_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"customer" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"expiration" text NOT NULL,
	"holder_name" text NOT NULL,
	"fingerprint" text NOT NULL,
	"behavior" text NOT NULL,
	"is_attached" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"card_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"code" text,
	"refunded" integer DEFAULT 0 NOT NULL,
	"settles_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"return_url" text,
	CONSTRAINT "sandbox_charges_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"charge_id" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"id" text PRIMARY KEY NOT NULL,
	"charge_key" text NOT NULL,
	"refund_key" text,
	"dispute_id" text,
	"deliver_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"key" text PRIMARY KEY NOT NULL,
	"charge_id" text NOT NULL,
	"amount" integer NOT NULL,
	"is_manual" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_setups" (
	"secret" text PRIMARY KEY NOT NULL,
	"customer" text NOT NULL,
	"origin" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"session_id" uuid,
	"session_count" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"key" text NOT NULL,
	"reason" text,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "purchase_refunds_key_unique" UNIQUE("key"),
	CONSTRAINT "purchase_refunds_amount" CHECK ("purchase_refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "session_credits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" integer GENERATED ALWAYS AS IDENTITY (sequence name "session_credits_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"purchase_id" uuid NOT NULL,
	"session_id" uuid,
	"type" text NOT NULL,
	"change" integer NOT NULL,
	"start_time" timestamp with time zone,
	"actor_id" uuid,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"access_hash" text PRIMARY KEY NOT NULL,
	"refresh_hash" text NOT NULL,
	"session_id" uuid NOT NULL,
	"access_expires_at" timestamp with time zone NOT NULL,
	"refresh_expires_at" timestamp with time zone NOT NULL,
	"refresh_used_at" timestamp with time zone,
	"successor_nonce" text,
	CONSTRAINT "session_tokens_refreshHash_unique" UNIQUE("refresh_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"application" text DEFAULT 'STUDENT' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_active_at" timestamp with time zone NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"network" text,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "slot_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coach_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "students" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"first_name" text COLLATE "und-x-icu" NOT NULL,
	"middle_name" text COLLATE "und-x-icu",
	"last_name" text COLLATE "und-x-icu" NOT NULL,
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
	"circle_transfer_count" integer DEFAULT 0 NOT NULL,
	"left_circle_id" uuid,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "students_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "subscription_invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coach_id" uuid,
	"number" text NOT NULL,
	"plan_id" uuid,
	"plan_name" text NOT NULL,
	"payment_method_id" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"payment_id" uuid,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "subscription_invoices_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "subscription_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" jsonb NOT NULL,
	"features" jsonb NOT NULL,
	"price" integer NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"service_limit" integer,
	"interval" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"coach_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"plan_id" uuid NOT NULL,
	"next_plan_id" uuid,
	"payment_method_id" uuid,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"anchor" timestamp with time zone NOT NULL,
	"retry_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "transfer_quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transfer_id" uuid NOT NULL,
	"fee" integer NOT NULL,
	"schedule_version" integer NOT NULL,
	"terms_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"current_cohort_id" uuid NOT NULL,
	"target_cohort_id" uuid NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"sequence" integer NOT NULL,
	"fee" integer NOT NULL,
	"currency" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"close_reason" text,
	"expires_at" timestamp with time zone NOT NULL,
	"new_application_id" uuid,
	"new_payment_schedule_id" uuid,
	"confirming_since" timestamp with time zone,
	"fee_key" text,
	"fee_method_id" uuid
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
	"draft_key" text DEFAULT replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "account_events" ADD CONSTRAINT "account_events_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_actor_id_students_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_certificates" ADD CONSTRAINT "award_certificates_student_award_id_student_awards_id_fk" FOREIGN KEY ("student_award_id") REFERENCES "public"."student_awards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_awards" ADD CONSTRAINT "student_awards_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_awards" ADD CONSTRAINT "student_awards_award_id_awards_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."awards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_awards" ADD CONSTRAINT "student_awards_revoked_by_users_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_product_purchases" ADD CONSTRAINT "coach_product_purchases_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_product_purchases" ADD CONSTRAINT "coach_product_purchases_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_product_purchases" ADD CONSTRAINT "coach_product_purchases_product_id_coach_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."coach_products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_product_purchases" ADD CONSTRAINT "coach_product_purchases_payment_method_id_payment_methods_id_fk" FOREIGN KEY ("payment_method_id") REFERENCES "public"."payment_methods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_product_purchases" ADD CONSTRAINT "coach_product_purchases_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_products" ADD CONSTRAINT "coach_products_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_schedules" ADD CONSTRAINT "coach_schedules_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_session_notes" ADD CONSTRAINT "coach_session_notes_session_id_coach_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."coach_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_sessions" ADD CONSTRAINT "coach_sessions_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_sessions" ADD CONSTRAINT "coach_sessions_product_id_coach_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."coach_products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_sessions" ADD CONSTRAINT "coach_sessions_purchase_id_coach_product_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."coach_product_purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_sessions" ADD CONSTRAINT "coach_sessions_group_session_id_group_sessions_id_fk" FOREIGN KEY ("group_session_id") REFERENCES "public"."group_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_time_off" ADD CONSTRAINT "coach_time_off_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certifications" ADD CONSTRAINT "certifications_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaches" ADD CONSTRAINT "coaches_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "educations" ADD CONSTRAINT "educations_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_attendance" ADD CONSTRAINT "circle_attendance_session_id_circle_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."circle_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_attendance" ADD CONSTRAINT "circle_attendance_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_sessions" ADD CONSTRAINT "circle_sessions_circle_id_coaching_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."coaching_circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_students" ADD CONSTRAINT "circle_students_circle_id_coaching_circles_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."coaching_circles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_students" ADD CONSTRAINT "circle_students_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_circles" ADD CONSTRAINT "coaching_circles_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_groups" ADD CONSTRAINT "coaching_groups_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching_groups" ADD CONSTRAINT "coaching_groups_product_id_coach_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."coach_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_sessions" ADD CONSTRAINT "group_sessions_group_id_coaching_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."coaching_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cohort_alerts" ADD CONSTRAINT "cohort_alerts_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cohort_alerts" ADD CONSTRAINT "cohort_alerts_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cohort_alerts" ADD CONSTRAINT "cohort_alerts_cohort_id_cohorts_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "communication_intents" ADD CONSTRAINT "communication_intents_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "communication_preferences" ADD CONSTRAINT "communication_preferences_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_students" ADD CONSTRAINT "course_students_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_students" ADD CONSTRAINT "course_students_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_students" ADD CONSTRAINT "course_students_last_module_id_modules_id_fk" FOREIGN KEY ("last_module_id") REFERENCES "public"."modules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_results" ADD CONSTRAINT "learning_results_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_results" ADD CONSTRAINT "learning_results_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_bookmarks" ADD CONSTRAINT "module_bookmarks_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_bookmarks" ADD CONSTRAINT "module_bookmarks_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_progress" ADD CONSTRAINT "module_progress_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_progress" ADD CONSTRAINT "module_progress_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_applications" ADD CONSTRAINT "enrollment_applications_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_applications" ADD CONSTRAINT "enrollment_applications_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_applications" ADD CONSTRAINT "enrollment_applications_cohort_id_cohorts_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_applications" ADD CONSTRAINT "enrollment_applications_payment_plan_id_payment_plans_id_fk" FOREIGN KEY ("payment_plan_id") REFERENCES "public"."payment_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_applications" ADD CONSTRAINT "enrollment_applications_payment_method_id_payment_methods_id_fk" FOREIGN KEY ("payment_method_id") REFERENCES "public"."payment_methods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_applications" ADD CONSTRAINT "enrollment_applications_payment_schedule_id_payment_schedules_id_fk" FOREIGN KEY ("payment_schedule_id") REFERENCES "public"."payment_schedules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_applications" ADD CONSTRAINT "enrollment_applications_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_applications" ADD CONSTRAINT "enrollment_applications_transferred_to_id_enrollment_applications_id_fk" FOREIGN KEY ("transferred_to_id") REFERENCES "public"."enrollment_applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_quotes" ADD CONSTRAINT "enrollment_quotes_application_id_enrollment_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."enrollment_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_submissions" ADD CONSTRAINT "enrollment_submissions_application_id_enrollment_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."enrollment_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_submissions" ADD CONSTRAINT "enrollment_submissions_payment_schedule_id_payment_schedules_id_fk" FOREIGN KEY ("payment_schedule_id") REFERENCES "public"."payment_schedules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_transitions" ADD CONSTRAINT "enrollment_transitions_application_id_enrollment_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."enrollment_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_documents" ADD CONSTRAINT "envelope_documents_envelope_id_envelopes_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelopes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_events" ADD CONSTRAINT "envelope_events_envelope_id_envelopes_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelopes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_signers" ADD CONSTRAINT "envelope_signers_envelope_id_envelopes_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelopes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_application_id_enrollment_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."enrollment_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_replaced_by_id_envelopes_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."envelopes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed_documents" ADD CONSTRAINT "sealed_documents_document_id_envelope_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."envelope_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_students_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_emails" ADD CONSTRAINT "held_emails_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_plans" ADD CONSTRAINT "payment_plans_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_schedule_rows" ADD CONSTRAINT "payment_schedule_rows_schedule_id_payment_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."payment_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_schedule_rows" ADD CONSTRAINT "payment_schedule_rows_payment_method_id_payment_methods_id_fk" FOREIGN KEY ("payment_method_id") REFERENCES "public"."payment_methods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_schedules" ADD CONSTRAINT "payment_schedules_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_schedules" ADD CONSTRAINT "payment_schedules_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_schedules" ADD CONSTRAINT "payment_schedules_cohort_id_cohorts_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."cohorts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_schedules" ADD CONSTRAINT "payment_schedules_payment_plan_id_payment_plans_id_fk" FOREIGN KEY ("payment_plan_id") REFERENCES "public"."payment_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_schedules" ADD CONSTRAINT "payment_schedules_transferred_to_id_payment_schedules_id_fk" FOREIGN KEY ("transferred_to_id") REFERENCES "public"."payment_schedules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_quotes" ADD CONSTRAINT "payment_quotes_schedule_id_payment_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."payment_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_quotes" ADD CONSTRAINT "payment_quotes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_schedule_id_payment_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."payment_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payment_method_id_payment_methods_id_fk" FOREIGN KEY ("payment_method_id") REFERENCES "public"."payment_methods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_schedule_id_payment_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."payment_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rollovers" ADD CONSTRAINT "rollovers_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rollovers" ADD CONSTRAINT "rollovers_from_schedule_id_payment_schedules_id_fk" FOREIGN KEY ("from_schedule_id") REFERENCES "public"."payment_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rollovers" ADD CONSTRAINT "rollovers_to_schedule_id_payment_schedules_id_fk" FOREIGN KEY ("to_schedule_id") REFERENCES "public"."payment_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cohorts" ADD CONSTRAINT "cohorts_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_redemptions" ADD CONSTRAINT "promo_code_redemptions_promo_code_id_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_redemptions" ADD CONSTRAINT "promo_code_redemptions_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_quotes" ADD CONSTRAINT "purchase_quotes_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_quotes" ADD CONSTRAINT "purchase_quotes_product_id_coach_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."coach_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_quotes" ADD CONSTRAINT "purchase_quotes_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_quotes" ADD CONSTRAINT "purchase_quotes_purchase_id_coach_product_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."coach_product_purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_refunds" ADD CONSTRAINT "purchase_refunds_purchase_id_coach_product_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."coach_product_purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_refunds" ADD CONSTRAINT "purchase_refunds_session_id_coach_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."coach_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_refunds" ADD CONSTRAINT "purchase_refunds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_credits" ADD CONSTRAINT "session_credits_purchase_id_coach_product_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."coach_product_purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_credits" ADD CONSTRAINT "session_credits_session_id_coach_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."coach_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_credits" ADD CONSTRAINT "session_credits_actor_id_students_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_invoices" ADD CONSTRAINT "subscription_invoices_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_invoices" ADD CONSTRAINT "subscription_invoices_plan_id_subscription_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_invoices" ADD CONSTRAINT "subscription_invoices_payment_method_id_payment_methods_id_fk" FOREIGN KEY ("payment_method_id") REFERENCES "public"."payment_methods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_invoices" ADD CONSTRAINT "subscription_invoices_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_coach_id_coaches_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."coaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_subscription_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_next_plan_id_subscription_plans_id_fk" FOREIGN KEY ("next_plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_payment_method_id_payment_methods_id_fk" FOREIGN KEY ("payment_method_id") REFERENCES "public"."payment_methods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_quotes" ADD CONSTRAINT "transfer_quotes_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_application_id_enrollment_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."enrollment_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_current_cohort_id_cohorts_id_fk" FOREIGN KEY ("current_cohort_id") REFERENCES "public"."cohorts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_target_cohort_id_cohorts_id_fk" FOREIGN KEY ("target_cohort_id") REFERENCES "public"."cohorts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_new_application_id_enrollment_applications_id_fk" FOREIGN KEY ("new_application_id") REFERENCES "public"."enrollment_applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_new_payment_schedule_id_payment_schedules_id_fk" FOREIGN KEY ("new_payment_schedule_id") REFERENCES "public"."payment_schedules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_events_student_id_event_date_id_index" ON "account_events" USING btree ("student_id","event_date","id");--> statement-breakpoint
CREATE INDEX "activities_student_id_source_created_at_id_index" ON "activities" USING btree ("student_id","source","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_occurred_at_id_index" ON "audit_log" USING btree ("occurred_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_occurred_at_index" ON "audit_log" USING btree ("actor_id","occurred_at");--> statement-breakpoint
CREATE INDEX "audit_log_student_id_occurred_at_index" ON "audit_log" USING btree ("student_id","occurred_at");--> statement-breakpoint
CREATE INDEX "audit_log_type_occurred_at_index" ON "audit_log" USING btree ("type","occurred_at");--> statement-breakpoint
CREATE INDEX "student_awards_student_id_awarded_at_id_index" ON "student_awards" USING btree ("student_id","awarded_at","id");--> statement-breakpoint
CREATE INDEX "coach_product_purchases_coach_id_id_index" ON "coach_product_purchases" USING btree ("coach_id","id");--> statement-breakpoint
CREATE INDEX "coach_product_purchases_student_id_id_index" ON "coach_product_purchases" USING btree ("student_id","id");--> statement-breakpoint
CREATE INDEX "coach_product_purchases_payment_id_index" ON "coach_product_purchases" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "coach_product_purchases_group_id_index" ON "coach_product_purchases" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "coach_product_purchases_amount_id_index" ON "coach_product_purchases" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "coach_product_purchases_created_at_id_index" ON "coach_product_purchases" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "coach_product_purchases_status_id_index" ON "coach_product_purchases" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "coach_product_purchases_title_id_index" ON "coach_product_purchases" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "coach_product_purchases_coach_name_id_index" ON "coach_product_purchases" USING btree ("coach_name","id");--> statement-breakpoint
CREATE INDEX "coach_product_purchases_student_name_id_index" ON "coach_product_purchases" USING btree ("student_name","id");--> statement-breakpoint
CREATE INDEX "coach_product_purchases_waiting" ON "coach_product_purchases" USING btree ("created_at") WHERE "coach_product_purchases"."status" = 'IN_PROGRESS';--> statement-breakpoint
CREATE INDEX "coach_product_purchase_texts_searched" ON "coach_product_purchase_texts" USING gin (fold("text") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "coach_products_coach_id_id_index" ON "coach_products" USING btree ("coach_id","id");--> statement-breakpoint
CREATE INDEX "coach_schedules_coach_id_id_index" ON "coach_schedules" USING btree ("coach_id","id");--> statement-breakpoint
CREATE INDEX "coach_session_notes_session_id_id_index" ON "coach_session_notes" USING btree ("session_id","id");--> statement-breakpoint
CREATE INDEX "coach_sessions_coach_id_start_time_id_index" ON "coach_sessions" USING btree ("coach_id","start_time","id");--> statement-breakpoint
CREATE INDEX "coach_sessions_student_id_start_time_id_index" ON "coach_sessions" USING btree ("student_id","start_time","id");--> statement-breakpoint
CREATE INDEX "coach_sessions_purchase_id_index" ON "coach_sessions" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "coach_sessions_group_session_id_index" ON "coach_sessions" USING btree ("group_session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coach_sessions_coach_id_start_time_index" ON "coach_sessions" USING btree ("coach_id","start_time") WHERE "coach_sessions"."status" in ('HELD_SLOT', 'BOOKED') and "coach_sessions"."group_session_id" is null;--> statement-breakpoint
CREATE INDEX "coach_time_off_coach_id_last_day_index" ON "coach_time_off" USING btree ("coach_id","last_day");--> statement-breakpoint
CREATE INDEX "certifications_coach_id_index" ON "certifications" USING btree ("coach_id");--> statement-breakpoint
CREATE INDEX "educations_coach_id_index" ON "educations" USING btree ("coach_id");--> statement-breakpoint
CREATE INDEX "circle_attendance_student_id_status_index" ON "circle_attendance" USING btree ("student_id","status");--> statement-breakpoint
CREATE INDEX "circle_sessions_circle_id_start_time_id_index" ON "circle_sessions" USING btree ("circle_id","start_time","id");--> statement-breakpoint
CREATE INDEX "circle_students_student_id_status_index" ON "circle_students" USING btree ("student_id","status");--> statement-breakpoint
CREATE INDEX "coaching_circles_coach_id_id_index" ON "coaching_circles" USING btree ("coach_id","id");--> statement-breakpoint
CREATE INDEX "coaching_circles_title_id_index" ON "coaching_circles" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "coaching_groups_coach_id_id_index" ON "coaching_groups" USING btree ("coach_id","id");--> statement-breakpoint
CREATE INDEX "coaching_groups_product_id_id_index" ON "coaching_groups" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "group_sessions_group_id_start_time_index" ON "group_sessions" USING btree ("group_id","start_time");--> statement-breakpoint
CREATE INDEX "communication_intents_student_id_archived_created_at_id_index" ON "communication_intents" USING btree ("student_id","archived","created_at","id") WHERE "communication_intents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "communication_intents_student_id_archived_status_index" ON "communication_intents" USING btree ("student_id","archived","status") WHERE "communication_intents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "communication_intents_student_id_created_at_id_index" ON "communication_intents" USING btree ("student_id","created_at","id") WHERE "communication_intents"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "learning_results_student_id_module_id_occurred_at_index" ON "learning_results" USING btree ("student_id","module_id","occurred_at");--> statement-breakpoint
CREATE INDEX "module_bookmarks_student_id_created_at_module_id_index" ON "module_bookmarks" USING btree ("student_id","created_at","module_id");--> statement-breakpoint
CREATE INDEX "disputes_payment_id_index" ON "disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "disputes_status_id_index" ON "disputes" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "emails_next_attempt_at_index" ON "emails" USING btree ("next_attempt_at") WHERE "emails"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "emails_sent_at_index" ON "emails" USING btree ("sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "enrollment_applications_one_open" ON "enrollment_applications" USING btree ("student_id","program_id") WHERE "enrollment_applications"."status" in ('DRAFT', 'SUBMITTED', 'IN_REVIEW', 'CHANGES_REQUESTED', 'APPROVED', 'SIGNING');--> statement-breakpoint
CREATE INDEX "enrollment_applications_student_id_id_index" ON "enrollment_applications" USING btree ("student_id","id");--> statement-breakpoint
CREATE INDEX "enrollment_applications_student_id_created_at_id_index" ON "enrollment_applications" USING btree ("student_id","created_at","id");--> statement-breakpoint
CREATE INDEX "enrollment_applications_student_id_updated_at_id_index" ON "enrollment_applications" USING btree ("student_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "enrollment_applications_student_id_status_id_index" ON "enrollment_applications" USING btree ("student_id","status","id");--> statement-breakpoint
CREATE INDEX "enrollment_applications_status_id_index" ON "enrollment_applications" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "enrollment_applications_submitted_at_id_index" ON "enrollment_applications" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "enrollment_applications_updated_at_id_index" ON "enrollment_applications" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "enrollment_applications_program_id_id_index" ON "enrollment_applications" USING btree ("program_id","id");--> statement-breakpoint
CREATE INDEX "enrollment_applications_searched_number" ON "enrollment_applications" USING gin (fold(('E-' || "sequence"::text)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "enrollment_applications_drafts" ON "enrollment_applications" USING btree ("updated_at") WHERE "enrollment_applications"."status" = 'DRAFT';--> statement-breakpoint
CREATE INDEX "enrollment_quotes_application_id_index" ON "enrollment_quotes" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "enrollment_quotes_expires_at_index" ON "enrollment_quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "enrollment_submissions_one_charging" ON "enrollment_submissions" USING btree ("application_id") WHERE "enrollment_submissions"."status" = 'CHARGING';--> statement-breakpoint
CREATE INDEX "enrollment_submissions_charging" ON "enrollment_submissions" USING btree ("created_at") WHERE "enrollment_submissions"."status" = 'CHARGING';--> statement-breakpoint
CREATE INDEX "enrollment_transitions_application_id_sequence_index" ON "enrollment_transitions" USING btree ("application_id","sequence");--> statement-breakpoint
CREATE INDEX "envelope_documents_envelope_id_position_index" ON "envelope_documents" USING btree ("envelope_id","position");--> statement-breakpoint
CREATE INDEX "envelope_events_envelope_id_sequence_index" ON "envelope_events" USING btree ("envelope_id","sequence");--> statement-breakpoint
CREATE INDEX "envelopes_student_id_id_index" ON "envelopes" USING btree ("student_id","id");--> statement-breakpoint
CREATE INDEX "envelopes_student_id_sent_at_id_index" ON "envelopes" USING btree ("student_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "envelopes_student_id_expires_at_id_index" ON "envelopes" USING btree ("student_id","expires_at","id");--> statement-breakpoint
CREATE INDEX "envelopes_student_id_status_id_index" ON "envelopes" USING btree ("student_id","status","id");--> statement-breakpoint
CREATE INDEX "envelopes_application_id_index" ON "envelopes" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "envelopes_next_seal_at_index" ON "envelopes" USING btree ("next_seal_at") WHERE "envelopes"."next_seal_at" is not null;--> statement-breakpoint
CREATE INDEX "envelopes_expires_at_index" ON "envelopes" USING btree ("expires_at") WHERE "envelopes"."status" in ('SENT', 'OPENED');--> statement-breakpoint
CREATE INDEX "files_owner_id_index" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "held_emails_student_id_id_index" ON "held_emails" USING btree ("student_id","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "one_time_tokens_user_id_index" ON "one_time_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_student_id_fingerprint_index" ON "payment_methods" USING btree ("student_id","fingerprint");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_one_default" ON "payment_methods" USING btree ("student_id") WHERE "payment_methods"."is_default";--> statement-breakpoint
CREATE INDEX "payment_plans_program_id_deposit_amount_index" ON "payment_plans" USING btree ("program_id","deposit_amount");--> statement-breakpoint
CREATE INDEX "payment_schedule_rows_schedule_id_due_date_id_index" ON "payment_schedule_rows" USING btree ("schedule_id","due_date","id");--> statement-breakpoint
CREATE INDEX "payment_schedule_rows_payment_method_id_index" ON "payment_schedule_rows" USING btree ("payment_method_id");--> statement-breakpoint
CREATE INDEX "payment_schedule_rows_auto_pay" ON "payment_schedule_rows" USING btree ("auto_pay_on") WHERE "payment_schedule_rows"."status" in ('SCHEDULED', 'INVALID');--> statement-breakpoint
CREATE INDEX "payment_schedules_student_id_id_index" ON "payment_schedules" USING btree ("student_id","id");--> statement-breakpoint
CREATE INDEX "payment_schedules_application_id_index" ON "payment_schedules" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "payment_quotes_expires_at_index" ON "payment_quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "payment_quotes_schedule_id_index" ON "payment_quotes" USING btree ("schedule_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_student_id_key_index" ON "payments" USING btree ("student_id","key");--> statement-breakpoint
CREATE INDEX "payments_student_id_id_index" ON "payments" USING btree ("student_id","id");--> statement-breakpoint
CREATE INDEX "payments_schedule_id_index" ON "payments" USING btree ("schedule_id");--> statement-breakpoint
CREATE INDEX "payments_reference_index" ON "payments" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payments_in_progress" ON "payments" USING btree ("created_at") WHERE "payments"."status" = 'IN_PROGRESS';--> statement-breakpoint
CREATE INDEX "refunds_schedule_id_index" ON "refunds" USING btree ("schedule_id");--> statement-breakpoint
CREATE INDEX "refunds_payment_id_index" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_in_progress" ON "refunds" USING btree ("created_at") WHERE "refunds"."status" = 'IN_PROGRESS';--> statement-breakpoint
CREATE INDEX "rollovers_waiting" ON "rollovers" USING btree ("student_id") WHERE "rollovers"."to_schedule_id" is null;--> statement-breakpoint
CREATE INDEX "rollovers_to_schedule_id_index" ON "rollovers" USING btree ("to_schedule_id");--> statement-breakpoint
CREATE INDEX "cohorts_program_id_start_date_id_index" ON "cohorts" USING btree ("program_id","start_date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "promo_code_redemptions_application_id_index" ON "promo_code_redemptions" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "promo_code_redemptions_promo_code_id_index" ON "promo_code_redemptions" USING btree ("promo_code_id");--> statement-breakpoint
CREATE INDEX "purchase_quotes_expires_at_index" ON "purchase_quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "purchase_quotes_coach_id_index" ON "purchase_quotes" USING btree ("coach_id");--> statement-breakpoint
CREATE INDEX "purchase_quotes_product_id_index" ON "purchase_quotes" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "reconciliations_checked_at_index" ON "reconciliations" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "reminders_student_id_index" ON "reminders" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "reminders_sent_at_index" ON "reminders" USING btree ("sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_disputes_charge_id_index" ON "sandbox_disputes" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "sandbox_events_deliver_at_index" ON "sandbox_events" USING btree ("deliver_at") WHERE "sandbox_events"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "purchase_refunds_purchase_id_id_index" ON "purchase_refunds" USING btree ("purchase_id","id");--> statement-breakpoint
CREATE INDEX "purchase_refunds_session_id_index" ON "purchase_refunds" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "purchase_refunds_pending" ON "purchase_refunds" USING btree ("created_at") WHERE "purchase_refunds"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "session_credits_purchase_id_sequence_index" ON "session_credits" USING btree ("purchase_id","sequence");--> statement-breakpoint
CREATE INDEX "session_credits_session_id_index" ON "session_credits" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_credits_bought" ON "session_credits" USING btree ("purchase_id") WHERE "session_credits"."type" = 'BOUGHT';--> statement-breakpoint
CREATE INDEX "session_tokens_session_id_index" ON "session_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "slot_holds_student_id_coach_id_held_at_index" ON "slot_holds" USING btree ("student_id","coach_id","held_at");--> statement-breakpoint
CREATE INDEX "slot_holds_coach_id_index" ON "slot_holds" USING btree ("coach_id");--> statement-breakpoint
CREATE INDEX "students_first_name_id_index" ON "students" USING btree ("first_name","id");--> statement-breakpoint
CREATE INDEX "students_last_name_id_index" ON "students" USING btree ("last_name","id");--> statement-breakpoint
CREATE INDEX "students_searched_name" ON "students" USING gin (fold(("first_name" || ' ' || coalesce("middle_name" || ' ', '') || "last_name")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "subscription_invoices_coach_id_id_index" ON "subscription_invoices" USING btree ("coach_id","id");--> statement-breakpoint
CREATE INDEX "subscription_invoices_payment_id_index" ON "subscription_invoices" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_invoices_one_open" ON "subscription_invoices" USING btree ("coach_id") WHERE "subscription_invoices"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "subscriptions_status_period_end_index" ON "subscriptions" USING btree ("status","period_end");--> statement-breakpoint
CREATE INDEX "transfer_quotes_transfer_id_index" ON "transfer_quotes" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "transfer_quotes_expires_at_index" ON "transfer_quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_one_open" ON "transfers" USING btree ("application_id") WHERE "transfers"."status" in ('REQUESTED', 'PENDING', 'REVIEWED');--> statement-breakpoint
CREATE INDEX "transfers_student_id_id_index" ON "transfers" USING btree ("student_id","id");--> statement-breakpoint
CREATE INDEX "transfers_student_id_requested_at_id_index" ON "transfers" USING btree ("student_id","requested_at","id");--> statement-breakpoint
CREATE INDEX "transfers_student_id_status_id_index" ON "transfers" USING btree ("student_id","status","id");--> statement-breakpoint
CREATE INDEX "transfers_offers" ON "transfers" USING btree ("expires_at") WHERE "transfers"."status" in ('PENDING', 'REVIEWED');--> statement-breakpoint
CREATE INDEX "transfers_confirming" ON "transfers" USING btree ("confirming_since") WHERE "transfers"."confirming_since" is not null;--> statement-breakpoint
CREATE INDEX "users_email_id_index" ON "users" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "users_searched_email" ON "users" USING gin (fold("email") gin_trgm_ops);--> statement-breakpoint
CREATE VIEW "public"."transactions" AS (
  select t.id, t.type,
    case
      when p.kind in ('PURCHASE', 'SUBSCRIPTION') then p.kind
      when p.kind = 'FEE' or (jsonb_array_length(p.parts) = 1 and f.type = 'FEE') then 'TRANSFER_FEE'
      else 'TUITION'
    end as purpose,
    t.status, t.amount, t.moved_amount, p.currency, t.created_at, t.settled_at, p.student_id,
    p.id as payment_id, p.created_at as payment_created_at, p.schedule_id, s.application_id, b.id as purchase_id,
    i.id as invoice_id, coalesce(b.coach_id, i.coach_id) as coach_id, p.description, p.brand, p.last4, t.reason
  from payments p
  left join payment_schedule_rows f on f.id = (p.parts -> 0 ->> 'rowId')::uuid
  left join payment_schedules s on s.id = p.schedule_id
  left join coach_product_purchases b on b.payment_id = p.id
  left join subscription_invoices i on i.payment_id = p.id
  cross join lateral (
    select p.id, 'PAYMENT' as type, p.status, p.amount,
      case when p.status = 'ACCEPTED' then p.amount else 0 end as moved_amount,
      p.created_at, p.settled_at, null as reason
    union all
    select r.id, 'REFUND', r.status, -r.amount, case when r.status = 'ACCEPTED' then -r.amount else 0 end,
      r.created_at, r.settled_at, r.reason
    from refunds r where r.payment_id = p.id and r.destination = 'CARD' and r.type <> 'DISPUTE'
    union all
    select r.id, 'REFUND',
      case r.status when 'DONE' then 'ACCEPTED' when 'FAILED' then 'INVALID' else 'IN_PROGRESS' end,
      -r.amount, case when r.status = 'DONE' then -r.amount else 0 end, r.created_at, r.settled_at, r.reason
    from purchase_refunds r where r.purchase_id = b.id
    union all
    select d.id, 'DISPUTE', d.status, -d.amount, case when d.status = 'WON' then 0 else -d.amount end,
      d.created_at, case when d.status = 'WON' then d.settled_at else d.created_at end, d.reason
    from disputes d where d.payment_id = p.id
  ) t);--> statement-breakpoint
CREATE FUNCTION "refuse_audit_log_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log can only be added to.';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE ON "audit_log"
FOR EACH ROW EXECUTE FUNCTION "refuse_audit_log_change"();
