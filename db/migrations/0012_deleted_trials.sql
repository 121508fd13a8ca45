CREATE TABLE "deleted_trials" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"deleted_on" date NOT NULL
);
--> statement-breakpoint
CREATE INDEX "deleted_trials_day" ON "deleted_trials" USING btree ("deleted_on");