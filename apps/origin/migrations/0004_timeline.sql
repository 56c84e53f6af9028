CREATE TABLE "football_recordings" (
	"match_id" text PRIMARY KEY NOT NULL,
	"match" jsonb NOT NULL,
	"events" jsonb NOT NULL,
	"line_ups" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "articles" DROP CONSTRAINT "articles_status";--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "recorded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "football_matches" ADD COLUMN "recorded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_status" CHECK ("articles"."status" in ('published', 'scheduled', 'draft'));