CREATE INDEX "users_unverified" ON "users" USING btree ("updated_at") WHERE not "users"."email_verified";--> statement-breakpoint
CREATE INDEX "conversation_turns_asked" ON "conversation_turns" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "legal_news_built_in" ON "legal_news" USING btree ("id") WHERE "legal_news"."feed" = 'built-in';--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_subscription" ON "newsletter_deliveries" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_open" ON "newsletter_deliveries" USING btree ("issue_id","state") WHERE "newsletter_deliveries"."state" in ('claimed', 'handed-over');--> statement-breakpoint
CREATE INDEX "feature_usage_user" ON "feature_usage" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "store_events_user" ON "store_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "store_events_email" ON "store_events" USING btree ("email");--> statement-breakpoint
CREATE INDEX "support_requests_user" ON "support_requests" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "legal_news" ALTER COLUMN "words" SET STATISTICS 1000;
