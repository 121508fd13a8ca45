CREATE TABLE "undoable_deletions" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "undoable_deletions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "undoable_deletions" ADD CONSTRAINT "undoable_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "undoable_deletions_expiry" ON "undoable_deletions" USING btree ("expires_at");