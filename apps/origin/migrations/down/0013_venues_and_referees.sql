ALTER TABLE "football_matches" DROP COLUMN "venue_id", DROP COLUMN "referee_id";
--> statement-breakpoint
DROP TABLE "football_venues";
--> statement-breakpoint
DROP TABLE "football_referees";
