DROP TABLE "comment_counts", "betting_picks";
--> statement-breakpoint
DROP INDEX "articles_by_given_id";
--> statement-breakpoint
ALTER TABLE "articles" DROP COLUMN "search", DROP COLUMN "language";
--> statement-breakpoint
ALTER TABLE "sites" DROP COLUMN "language", DROP COLUMN "betting_notice";
