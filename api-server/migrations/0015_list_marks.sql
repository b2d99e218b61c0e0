CREATE TABLE "list_marks" (
	"list" text NOT NULL,
	"position" integer NOT NULL,
	"row_id" uuid NOT NULL,
	CONSTRAINT "list_marks_list_position_pk" PRIMARY KEY("list","position")
);
