DROP TRIGGER "stamp_football_match" ON "football_matches";
--> statement-breakpoint
DROP FUNCTION "stamp_football_match"();
--> statement-breakpoint
ALTER TABLE "football_matches" DROP COLUMN "moved_at", DROP COLUMN "updated_at";
