DROP TABLE "football_recordings";
--> statement-breakpoint
ALTER TABLE "articles" DROP CONSTRAINT "articles_status";
--> statement-breakpoint
UPDATE "articles" SET "status" = 'draft' WHERE "status" = 'scheduled';
--> statement-breakpoint
ALTER TABLE "articles" DROP COLUMN "recorded_at";
--> statement-breakpoint
ALTER TABLE "football_matches" DROP COLUMN "recorded_at";
--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_status" CHECK ("articles"."status" in ('published', 'draft'));
