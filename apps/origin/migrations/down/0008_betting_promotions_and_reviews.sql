DROP TABLE "betting_promotions", "betting_reviews";
--> statement-breakpoint
ALTER TABLE "betting_picks" DROP COLUMN "odds_from", DROP COLUMN "odds_taken_at";
