CREATE TABLE "opinion_statutes" (
	"opinion_id" integer NOT NULL,
	"case_id" integer NOT NULL,
	"paragraph" integer NOT NULL,
	"jurisdiction" text NOT NULL,
	"code" text NOT NULL,
	"number" text NOT NULL,
	CONSTRAINT "opinion_statutes_opinion_id_paragraph_jurisdiction_code_number_pk" PRIMARY KEY("opinion_id","paragraph","jurisdiction","code","number")
);
--> statement-breakpoint
CREATE TABLE "statute_releases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statute_releases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"jurisdiction" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"date" text COLLATE "C" NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "statute_sections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statute_sections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"jurisdiction" text NOT NULL,
	"code" text NOT NULL,
	"number" text NOT NULL,
	"copy" smallint DEFAULT 1 NOT NULL,
	"position" text COLLATE "C" NOT NULL,
	"heading" text NOT NULL,
	"version_id" integer,
	"in_force" boolean DEFAULT true NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statute_vectors" (
	"version_id" integer NOT NULL,
	"part" smallint NOT NULL,
	"vector" "bytea" NOT NULL,
	CONSTRAINT "statute_vectors_version_id_part_pk" PRIMARY KEY("version_id","part")
);
--> statement-breakpoint
CREATE TABLE "statute_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statute_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"section_id" integer NOT NULL,
	"release_id" integer NOT NULL,
	"last_release_id" integer NOT NULL,
	"heading" text NOT NULL,
	"paragraphs" text[] NOT NULL,
	"paths" text[] NOT NULL,
	"hash" text NOT NULL,
	"source_url" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "opinions" ADD COLUMN "statutes_read" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "opinion_statutes" ADD CONSTRAINT "opinion_statutes_opinion_id_opinions_id_fk" FOREIGN KEY ("opinion_id") REFERENCES "public"."opinions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinion_statutes" ADD CONSTRAINT "opinion_statutes_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statute_vectors" ADD CONSTRAINT "statute_vectors_version_id_statute_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."statute_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statute_versions" ADD CONSTRAINT "statute_versions_section_id_statute_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."statute_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statute_versions" ADD CONSTRAINT "statute_versions_release_id_statute_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."statute_releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statute_versions" ADD CONSTRAINT "statute_versions_last_release_id_statute_releases_id_fk" FOREIGN KEY ("last_release_id") REFERENCES "public"."statute_releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "opinion_statutes_section" ON "opinion_statutes" USING btree ("jurisdiction","code","number","case_id");--> statement-breakpoint
CREATE UNIQUE INDEX "statute_releases_name" ON "statute_releases" USING btree ("jurisdiction","code","date","name");--> statement-breakpoint
CREATE UNIQUE INDEX "statute_sections_address" ON "statute_sections" USING btree ("jurisdiction","code","number","copy");--> statement-breakpoint
CREATE INDEX "statute_sections_position" ON "statute_sections" USING btree ("jurisdiction","code","position");--> statement-breakpoint
CREATE INDEX "statute_sections_words" ON "statute_sections" USING gin ("words");--> statement-breakpoint
CREATE UNIQUE INDEX "statute_versions_release" ON "statute_versions" USING btree ("section_id","release_id");--> statement-breakpoint
CREATE INDEX "statute_versions_last_release" ON "statute_versions" USING btree ("last_release_id");--> statement-breakpoint
CREATE INDEX "opinions_statutes_unread" ON "opinions" USING btree ("id") WHERE not "opinions"."statutes_read";;--> statement-breakpoint
ALTER TABLE "statute_sections" ALTER COLUMN "words" SET STORAGE EXTERNAL;