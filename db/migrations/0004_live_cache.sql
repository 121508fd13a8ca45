CREATE TABLE "live_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"answer" jsonb NOT NULL,
	"kept_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "live_answers_kept_until" ON "live_answers" USING btree ("kept_until");