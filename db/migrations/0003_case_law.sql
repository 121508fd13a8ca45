CREATE TABLE "case_citations" (
	"case_id" integer NOT NULL,
	"volume" text NOT NULL,
	"reporter" text NOT NULL,
	"page" text NOT NULL,
	"first" boolean DEFAULT false NOT NULL,
	CONSTRAINT "case_citations_reporter_volume_page_case_id_pk" PRIMARY KEY("reporter","volume","page","case_id")
);
--> statement-breakpoint
CREATE TABLE "case_import_remarks" (
	"path" text NOT NULL,
	"number" integer NOT NULL,
	"file" text NOT NULL,
	"record" integer NOT NULL,
	"source_id" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "case_import_remarks_path_number_pk" PRIMARY KEY("path","number")
);
--> statement-breakpoint
CREATE TABLE "case_imports" (
	"path" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"stage" text DEFAULT '' NOT NULL,
	"file" text DEFAULT '' NOT NULL,
	"records" integer DEFAULT 0 NOT NULL,
	"counts" text DEFAULT '{}' NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "case_links" (
	"opinion_id" integer NOT NULL,
	"number" integer NOT NULL,
	"from_case" integer NOT NULL,
	"paragraph" integer NOT NULL,
	"volume" text NOT NULL,
	"reporter" text NOT NULL,
	"page" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"to_case" integer,
	CONSTRAINT "case_links_opinion_id_number_pk" PRIMARY KEY("opinion_id","number")
);
--> statement-breakpoint
CREATE TABLE "case_sources" (
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"case_id" integer NOT NULL,
	"name" text NOT NULL,
	"full_name" text DEFAULT '' NOT NULL,
	"court_id" text NOT NULL,
	"docket_number" text DEFAULT '' NOT NULL,
	"decided" text DEFAULT '' NOT NULL,
	"citations" text[] NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "case_sources_source_source_id_pk" PRIMARY KEY("source","source_id")
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"court_id" text NOT NULL,
	"docket_number" text DEFAULT '' NOT NULL,
	"decided" date,
	"day_known" boolean DEFAULT true NOT NULL,
	"built_in" boolean DEFAULT false NOT NULL,
	"name_words" "tsvector" NOT NULL,
	"cited_by" integer DEFAULT 0 NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cases_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "courts" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"cite_as" text DEFAULT '' NOT NULL,
	"level" text NOT NULL,
	"jurisdiction" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dockets" (
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"court_id" text NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	CONSTRAINT "dockets_source_source_id_pk" PRIMARY KEY("source","source_id")
);
--> statement-breakpoint
CREATE TABLE "former_case_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"case_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opinions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "opinions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"kind" text DEFAULT 'opinion' NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"paragraphs" text[] NOT NULL,
	"words" "tsvector" NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiting_citations" (
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"citation" text NOT NULL,
	CONSTRAINT "waiting_citations_source_source_id_citation_pk" PRIMARY KEY("source","source_id","citation")
);
--> statement-breakpoint
CREATE TABLE "saved_citations" (
	"user_id" text NOT NULL,
	"citation" text NOT NULL,
	"case_slug" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_citations_user_id_citation_pk" PRIMARY KEY("user_id","citation")
);
--> statement-breakpoint
ALTER TABLE "case_citations" ADD CONSTRAINT "case_citations_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_links" ADD CONSTRAINT "case_links_opinion_id_opinions_id_fk" FOREIGN KEY ("opinion_id") REFERENCES "public"."opinions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_links" ADD CONSTRAINT "case_links_to_case_cases_id_fk" FOREIGN KEY ("to_case") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_sources" ADD CONSTRAINT "case_sources_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_court_id_courts_id_fk" FOREIGN KEY ("court_id") REFERENCES "public"."courts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_case_slugs" ADD CONSTRAINT "former_case_slugs_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinions" ADD CONSTRAINT "opinions_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_citations" ADD CONSTRAINT "saved_citations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_citations_case" ON "case_citations" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "case_links_to" ON "case_links" USING btree ("to_case");--> statement-breakpoint
CREATE INDEX "case_links_waiting" ON "case_links" USING btree ("reporter","volume","page") WHERE "case_links"."to_case" is null;--> statement-breakpoint
CREATE INDEX "case_sources_case" ON "case_sources" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "cases_name_words" ON "cases" USING gin ("name_words");--> statement-breakpoint
CREATE INDEX "cases_court_decided" ON "cases" USING btree ("court_id","decided");--> statement-breakpoint
CREATE INDEX "former_case_slugs_case" ON "former_case_slugs" USING btree ("case_id");--> statement-breakpoint
CREATE UNIQUE INDEX "opinions_source" ON "opinions" USING btree ("source","source_id");--> statement-breakpoint
CREATE INDEX "opinions_case" ON "opinions" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "opinions_words" ON "opinions" USING gin ("words");--> statement-breakpoint
CREATE INDEX "saved_citations_user" ON "saved_citations" USING btree ("user_id","saved_at" DESC NULLS LAST);--> statement-breakpoint
-- Packing the words would cost a tenth of an import's time and save nothing: they are packed already.
ALTER TABLE "opinions" ALTER COLUMN "words" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "opinions" ALTER COLUMN "words" SET STATISTICS 1000;--> statement-breakpoint
ALTER TABLE "cases" ALTER COLUMN "name_words" SET STATISTICS 500;
