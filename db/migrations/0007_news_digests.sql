CREATE TABLE "newsletter_digest_topics" (
	"subscription_id" uuid NOT NULL,
	"topic" text NOT NULL,
	CONSTRAINT "newsletter_digest_topics_subscription_id_topic_pk" PRIMARY KEY("subscription_id","topic")
);
--> statement-breakpoint
ALTER TABLE "newsletter_digest_topics" ADD CONSTRAINT "newsletter_digest_topics_subscription_id_newsletter_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;