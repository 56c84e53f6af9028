DROP INDEX "football_matches_status";
--> statement-breakpoint
DROP INDEX "football_squad_players_team";
--> statement-breakpoint
ALTER TABLE "football_line_ups" DROP COLUMN "player_id";
--> statement-breakpoint
ALTER TABLE "football_match_events" DROP COLUMN "player_id", DROP COLUMN "player_off_id";
--> statement-breakpoint
ALTER TABLE "football_squad_players" DROP COLUMN "player_id";
--> statement-breakpoint
DROP TABLE "football_players";
