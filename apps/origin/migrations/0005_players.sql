-- These rows name no player by an id: the seed is loaded anew after this
DELETE FROM "football_squad_players";--> statement-breakpoint
DELETE FROM "football_line_ups";--> statement-breakpoint
DELETE FROM "football_match_events";--> statement-breakpoint
DELETE FROM "football_recordings";--> statement-breakpoint
CREATE TABLE "football_players" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"name" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, lower(translate(name, 'áàâãäåāăąéèêëēėęěíìîïīóòôõöøōőúùûüūůűñńňçćčšśşžźżýÿđğłřťţÁÀÂÃÄÅĀĂĄÉÈÊËĒĖĘĚÍÌÎÏĪÓÒÔÕÖØŌŐÚÙÛÜŪŮŰÑŃŇÇĆČŠŚŞŽŹŻÝŸĐĞŁŘŤŢ', 'aaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrttaaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrtt')))) STORED
);
--> statement-breakpoint
ALTER TABLE "football_line_ups" ADD COLUMN "player_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "football_match_events" ADD COLUMN "player_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "football_match_events" ADD COLUMN "player_off_id" text;--> statement-breakpoint
ALTER TABLE "football_squad_players" ADD COLUMN "player_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "football_players" ADD CONSTRAINT "football_players_team_id_football_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."football_teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "football_players_team" ON "football_players" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "football_players_by_word" ON "football_players" USING gin ("search");--> statement-breakpoint
ALTER TABLE "football_squad_players" ADD CONSTRAINT "football_squad_players_player_id_football_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."football_players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "football_line_ups_player" ON "football_line_ups" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "football_match_events_player" ON "football_match_events" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "football_matches_status" ON "football_matches" USING btree ("status","kick_off");--> statement-breakpoint
CREATE INDEX "football_squad_players_team" ON "football_squad_players" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "football_squad_players_player" ON "football_squad_players" USING btree ("player_id");