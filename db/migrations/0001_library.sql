CREATE TABLE "mistake_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"about" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_news" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"date" date NOT NULL,
	"url" text NOT NULL,
	"source" text NOT NULL,
	"content" text NOT NULL,
	"topic" text NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mistake_reports_created" ON "mistake_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "legal_news_topic_date" ON "legal_news" USING btree ("topic","date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "legal_news_stored" ON "legal_news" USING btree ("stored_at");