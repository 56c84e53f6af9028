-- Matches of sides that are not known yet have no place before: the seed brings them again
DELETE FROM "football_matches" WHERE "home_id" IS NULL OR "away_id" IS NULL;
--> statement-breakpoint
ALTER TABLE "football_matches" DROP COLUMN "home_open", DROP COLUMN "away_open";
--> statement-breakpoint
ALTER TABLE "football_matches" ALTER COLUMN "home_id" SET NOT NULL, ALTER COLUMN "away_id" SET NOT NULL;
