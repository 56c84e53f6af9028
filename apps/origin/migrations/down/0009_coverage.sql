DROP TABLE "football_coverage", "football_rankings";
--> statement-breakpoint
ALTER TABLE "football_matches" DROP COLUMN "ground";
