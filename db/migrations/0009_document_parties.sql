CREATE TABLE "document_parties" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"role" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_parties_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "document_parties" ADD CONSTRAINT "document_parties_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;