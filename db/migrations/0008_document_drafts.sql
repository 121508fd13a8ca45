CREATE TABLE "document_drafts" (
	"user_id" text NOT NULL,
	"draft" uuid NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"document_type" text NOT NULL,
	"request" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_drafts_user_id_draft_version_pk" PRIMARY KEY("user_id","draft","version")
);
--> statement-breakpoint
ALTER TABLE "document_drafts" ADD CONSTRAINT "document_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_drafts_user" ON "document_drafts" USING btree ("user_id","saved_at" DESC NULLS LAST);