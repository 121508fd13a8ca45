CREATE TABLE "answer_cache" (
	"key" text PRIMARY KEY NOT NULL,
	"words" text[] NOT NULL,
	"events" jsonb NOT NULL,
	"stored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answer_feedback" (
	"key" text PRIMARY KEY NOT NULL,
	"vote" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_turns" (
	"user_id" text NOT NULL,
	"conversation_id" uuid NOT NULL,
	"answer_id" text NOT NULL,
	"question" text NOT NULL,
	"events" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_turns_user_id_conversation_id_answer_id_pk" PRIMARY KEY("user_id","conversation_id","answer_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversations_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "llm_usage" (
	"day" date PRIMARY KEY NOT NULL,
	"tokens" integer NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "running_answer_parts" (
	"key" text NOT NULL,
	"first" integer NOT NULL,
	"events" jsonb NOT NULL,
	CONSTRAINT "running_answer_parts_key_first_pk" PRIMARY KEY("key","first")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "running_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"flight" text,
	"done" boolean DEFAULT false NOT NULL,
	"stop_asked" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"kept_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversation_turns" ADD CONSTRAINT "conversation_turns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_turns" ADD CONSTRAINT "conversation_turns_conversation" FOREIGN KEY ("user_id","conversation_id") REFERENCES "public"."conversations"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "running_answer_parts" ADD CONSTRAINT "running_answer_parts_key_running_answers_key_fk" FOREIGN KEY ("key") REFERENCES "public"."running_answers"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_cache_stored" ON "answer_cache" USING btree ("stored_at");--> statement-breakpoint
CREATE INDEX "answer_feedback_created" ON "answer_feedback" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "conversations_changed" ON "conversations" USING btree ("changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "running_answers_flight" ON "running_answers" USING btree ("flight") WHERE "running_answers"."flight" is not null;--> statement-breakpoint
CREATE INDEX "running_answers_kept_until" ON "running_answers" USING btree ("kept_until");