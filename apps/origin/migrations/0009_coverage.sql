CREATE TABLE "football_coverage" (
	"team_id" text NOT NULL,
	"tournament_id" text,
	"from" date NOT NULL,
	"until" date NOT NULL,
	"matches" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "football_rankings" (
	"published" date NOT NULL,
	"team_id" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "football_rankings_published_team_id_pk" PRIMARY KEY("published","team_id")
);
--> statement-breakpoint
ALTER TABLE "football_matches" ADD COLUMN "ground" text;--> statement-breakpoint
ALTER TABLE "football_coverage" ADD CONSTRAINT "football_coverage_team_id_football_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."football_teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "football_coverage" ADD CONSTRAINT "football_coverage_tournament_id_football_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."football_tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "football_rankings" ADD CONSTRAINT "football_rankings_team_id_football_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."football_teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "football_coverage_scope" ON "football_coverage" USING btree ("team_id","tournament_id");--> statement-breakpoint
CREATE INDEX "football_coverage_tournament" ON "football_coverage" USING btree ("tournament_id");