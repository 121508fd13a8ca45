CREATE TABLE "feed_states" (
	"id" text PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"last_tried_at" timestamp with time zone,
	"last_success_at" timestamp with time zone,
	"url" text DEFAULT '' NOT NULL,
	"etag" text DEFAULT '' NOT NULL,
	"last_modified" text DEFAULT '' NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	"fetches" integer DEFAULT 0 NOT NULL,
	"items" integer DEFAULT 0 NOT NULL,
	"stored" integer DEFAULT 0 NOT NULL,
	"left_out" integer DEFAULT 0 NOT NULL,
	"errors" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_cases" (
	"news_id" text NOT NULL,
	"volume" text NOT NULL,
	"reporter" text NOT NULL,
	"page" text NOT NULL,
	CONSTRAINT "news_cases_news_id_volume_reporter_page_pk" PRIMARY KEY("news_id","volume","reporter","page")
);
--> statement-breakpoint
CREATE TABLE "news_topics" (
	"news_id" text NOT NULL,
	"topic" text NOT NULL,
	"position" smallint NOT NULL,
	"date" date NOT NULL,
	CONSTRAINT "news_topics_news_id_topic_pk" PRIMARY KEY("news_id","topic")
);
--> statement-breakpoint
CREATE TABLE "trending_topics" (
	"topic_id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"news_count" integer NOT NULL,
	"case_count" integer NOT NULL,
	"trend_score" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "legal_news" ADD COLUMN "feed" text DEFAULT 'operator' NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_news" ADD COLUMN "jurisdiction" text DEFAULT 'US' NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_news" ADD COLUMN "hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_news" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', title || ' ' || content || ' ' || source)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "news_cases" ADD CONSTRAINT "news_cases_news_id_legal_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."legal_news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_topics" ADD CONSTRAINT "news_topics_news_id_legal_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."legal_news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_cases_place" ON "news_cases" USING btree ("reporter","volume","page");--> statement-breakpoint
CREATE INDEX "news_topics_topic_date" ON "news_topics" USING btree ("topic","date" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "legal_news_date" ON "legal_news" USING btree ("date" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "legal_news_words" ON "legal_news" USING gin ("words");--> statement-breakpoint
INSERT INTO "news_topics" ("news_id", "topic", "position", "date") SELECT "id", "topic", 0, "date" FROM "legal_news";
