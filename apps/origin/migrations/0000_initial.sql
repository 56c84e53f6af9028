CREATE TABLE "article_categories" (
	"site" text NOT NULL,
	"article_id" integer NOT NULL,
	"section" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "article_categories_site_article_id_section_pk" PRIMARY KEY("site","article_id","section")
);
--> statement-breakpoint
CREATE TABLE "article_tags" (
	"site" text NOT NULL,
	"article_id" integer NOT NULL,
	"tag" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "article_tags_site_article_id_tag_pk" PRIMARY KEY("site","article_id","tag")
);
--> statement-breakpoint
CREATE TABLE "article_views" (
	"site" text NOT NULL,
	"article_id" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "article_views_site_article_id_day_pk" PRIMARY KEY("site","article_id","day"),
	CONSTRAINT "article_views_positive" CHECK ("article_views"."views" > 0)
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"site" text NOT NULL,
	"id" integer NOT NULL,
	"slug" text NOT NULL,
	"link" text NOT NULL,
	"status" text NOT NULL,
	"section" text NOT NULL,
	"author" text NOT NULL,
	"title" text NOT NULL,
	"title_detail" text NOT NULL,
	"msn_title" text NOT NULL,
	"epigraph" text NOT NULL,
	"label" text NOT NULL,
	"excerpt" text NOT NULL,
	"body" text NOT NULL,
	"caption" text NOT NULL,
	"picture" jsonb NOT NULL,
	"match_id" text,
	"related" integer[] NOT NULL,
	"evergreen" boolean NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	CONSTRAINT "articles_site_id_pk" PRIMARY KEY("site","id"),
	CONSTRAINT "articles_site_link" UNIQUE("site","link"),
	CONSTRAINT "articles_site_slug" UNIQUE("site","slug"),
	CONSTRAINT "articles_status" CHECK ("articles"."status" in ('published', 'draft')),
	CONSTRAINT "articles_link" CHECK ("articles"."link" like '/%'),
	CONSTRAINT "articles_modified" CHECK ("articles"."modified_at" >= "articles"."published_at")
);
--> statement-breakpoint
CREATE TABLE "authors" (
	"site" text NOT NULL,
	"username" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"picture" text,
	CONSTRAINT "authors_site_username_pk" PRIMARY KEY("site","username")
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"site" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"parent" text,
	"country" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "sections_site_slug_pk" PRIMARY KEY("site","slug")
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"time_zone" text NOT NULL,
	"picture_credit" text NOT NULL,
	"colours" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"site" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"keywords" text NOT NULL,
	"stats_slug" text,
	"is_competition" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tags_site_slug_pk" PRIMARY KEY("site","slug")
);
--> statement-breakpoint
CREATE TABLE "header_tags" (
	"site" text NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"url" text NOT NULL,
	"target" text NOT NULL,
	CONSTRAINT "header_tags_site_position_pk" PRIMARY KEY("site","position"),
	CONSTRAINT "header_tags_url" UNIQUE("site","url")
);
--> statement-breakpoint
CREATE TABLE "menu_items" (
	"site" text NOT NULL,
	"menu" text NOT NULL,
	"id" integer NOT NULL,
	"parent" integer NOT NULL,
	"title" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"target" text NOT NULL,
	"menu_order" integer NOT NULL,
	CONSTRAINT "menu_items_site_id_pk" PRIMARY KEY("site","id"),
	CONSTRAINT "menu_items_order" UNIQUE("site","menu","parent","menu_order"),
	CONSTRAINT "menu_items_parent" CHECK ("menu_items"."parent" >= 0 and "menu_items"."parent" <> "menu_items"."id")
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"site" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "menus_site_name_pk" PRIMARY KEY("site","name")
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"site" text NOT NULL,
	"source" text NOT NULL,
	"target" text NOT NULL,
	"status" integer NOT NULL,
	CONSTRAINT "redirects_site_source_pk" PRIMARY KEY("site","source"),
	CONSTRAINT "redirects_status" CHECK ("redirects"."status" in (301, 302, 307, 308)),
	CONSTRAINT "redirects_no_loop" CHECK ("redirects"."source" <> "redirects"."target")
);
--> statement-breakpoint
CREATE TABLE "seed_stamps" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"seeded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "static_pages" (
	"site" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"body" text NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	CONSTRAINT "static_pages_site_slug_pk" PRIMARY KEY("site","slug")
);
--> statement-breakpoint
CREATE TABLE "zones" (
	"site" text NOT NULL,
	"name" text NOT NULL,
	"ordering" text NOT NULL,
	"section" text,
	"evergreen" boolean,
	"size" integer NOT NULL,
	CONSTRAINT "zones_site_name_pk" PRIMARY KEY("site","name"),
	CONSTRAINT "zones_ordering" CHECK ("zones"."ordering" in ('home', 'latest', 'most-viewed')),
	CONSTRAINT "zones_size" CHECK ("zones"."size" between 1 and 48)
);
--> statement-breakpoint
CREATE TABLE "football_line_ups" (
	"match_id" text NOT NULL,
	"side" text NOT NULL,
	"number" smallint NOT NULL,
	"player" text NOT NULL,
	"line" smallint NOT NULL,
	"captain" boolean NOT NULL,
	CONSTRAINT "football_line_ups_match_id_side_number_pk" PRIMARY KEY("match_id","side","number")
);
--> statement-breakpoint
CREATE TABLE "football_match_events" (
	"match_id" text NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"minute" text,
	"side" text NOT NULL,
	"player" text NOT NULL,
	"number" smallint,
	"player_off" text,
	"number_off" smallint,
	CONSTRAINT "football_match_events_match_id_position_pk" PRIMARY KEY("match_id","position")
);
--> statement-breakpoint
CREATE TABLE "football_matches" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"tournament_id" text NOT NULL,
	"stage_id" text,
	"week" smallint,
	"day" date NOT NULL,
	"kick_off" timestamp with time zone NOT NULL,
	"time_known" boolean NOT NULL,
	"status" text NOT NULL,
	"length_minutes" smallint,
	"period" smallint,
	"home_id" text NOT NULL,
	"away_id" text NOT NULL,
	"home_score" smallint,
	"away_score" smallint,
	"home_half_time" smallint,
	"away_half_time" smallint,
	"home_full_time" smallint,
	"away_full_time" smallint,
	"home_penalties" smallint,
	"away_penalties" smallint,
	"shoot_out_winner" text,
	"venue_name" text,
	"venue_city" text,
	"referee" text,
	"attendance" integer,
	"home_formation" text,
	"away_formation" text,
	CONSTRAINT "football_matches_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "football_squad_players" (
	"tournament_id" text NOT NULL,
	"team_id" text NOT NULL,
	"number" smallint NOT NULL,
	"name" text NOT NULL,
	"position" text NOT NULL,
	"born" date,
	"club" text,
	"club_country" text,
	CONSTRAINT "football_squad_players_tournament_id_team_id_number_pk" PRIMARY KEY("tournament_id","team_id","number")
);
--> statement-breakpoint
CREATE TABLE "football_stages" (
	"id" text PRIMARY KEY NOT NULL,
	"tournament_id" text NOT NULL,
	"position" smallint NOT NULL,
	"name_es" text NOT NULL,
	"name_pt" text NOT NULL,
	"name_en" text NOT NULL,
	"has_table" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "football_standing_zones" (
	"stage_id" text NOT NULL,
	"zone" text NOT NULL,
	"first_place" smallint NOT NULL,
	"last_place" smallint NOT NULL,
	"team_ids" text[],
	"label_es" text NOT NULL,
	"label_pt" text NOT NULL,
	"label_en" text NOT NULL,
	CONSTRAINT "football_standing_zones_stage_id_zone_pk" PRIMARY KEY("stage_id","zone")
);
--> statement-breakpoint
CREATE TABLE "football_teams" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"name_es" text NOT NULL,
	"name_pt" text NOT NULL,
	"name_en" text NOT NULL,
	"code" text NOT NULL,
	"image" text NOT NULL,
	CONSTRAINT "football_teams_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "football_tournaments" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"slug" text NOT NULL,
	"season" text NOT NULL,
	"name_es" text NOT NULL,
	"name_pt" text NOT NULL,
	"name_en" text NOT NULL,
	"whole" boolean NOT NULL,
	CONSTRAINT "football_tournaments_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "article_categories" ADD CONSTRAINT "article_categories_site_article_id_articles_site_id_fk" FOREIGN KEY ("site","article_id") REFERENCES "public"."articles"("site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_categories" ADD CONSTRAINT "article_categories_site_section_sections_site_slug_fk" FOREIGN KEY ("site","section") REFERENCES "public"."sections"("site","slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_tags" ADD CONSTRAINT "article_tags_site_article_id_articles_site_id_fk" FOREIGN KEY ("site","article_id") REFERENCES "public"."articles"("site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_tags" ADD CONSTRAINT "article_tags_site_tag_tags_site_slug_fk" FOREIGN KEY ("site","tag") REFERENCES "public"."tags"("site","slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_site_sites_code_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_site_section_sections_site_slug_fk" FOREIGN KEY ("site","section") REFERENCES "public"."sections"("site","slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_site_author_authors_site_username_fk" FOREIGN KEY ("site","author") REFERENCES "public"."authors"("site","username") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authors" ADD CONSTRAINT "authors_site_sites_code_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_site_sites_code_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_site_parent_sections_site_slug_fk" FOREIGN KEY ("site","parent") REFERENCES "public"."sections"("site","slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_site_sites_code_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "header_tags" ADD CONSTRAINT "header_tags_site_sites_code_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_site_menu_menus_site_name_fk" FOREIGN KEY ("site","menu") REFERENCES "public"."menus"("site","name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_site_sites_code_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_site_sites_code_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "static_pages" ADD CONSTRAINT "static_pages_site_sites_code_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zones" ADD CONSTRAINT "zones_site_sites_code_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "football_line_ups" ADD CONSTRAINT "football_line_ups_match_id_football_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."football_matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "football_match_events" ADD CONSTRAINT "football_match_events_match_id_football_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."football_matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "football_matches" ADD CONSTRAINT "football_matches_tournament_id_football_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."football_tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "football_matches" ADD CONSTRAINT "football_matches_stage_id_football_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."football_stages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "football_matches" ADD CONSTRAINT "football_matches_home_id_football_teams_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."football_teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "football_matches" ADD CONSTRAINT "football_matches_away_id_football_teams_id_fk" FOREIGN KEY ("away_id") REFERENCES "public"."football_teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "football_squad_players" ADD CONSTRAINT "football_squad_players_tournament_id_football_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."football_tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "football_squad_players" ADD CONSTRAINT "football_squad_players_team_id_football_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."football_teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "football_stages" ADD CONSTRAINT "football_stages_tournament_id_football_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."football_tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "football_standing_zones" ADD CONSTRAINT "football_standing_zones_stage_id_football_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."football_stages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_categories_by_section" ON "article_categories" USING btree ("site","section");--> statement-breakpoint
CREATE INDEX "article_tags_by_tag" ON "article_tags" USING btree ("site","tag");--> statement-breakpoint
CREATE INDEX "article_views_by_day" ON "article_views" USING btree ("site","day");--> statement-breakpoint
CREATE INDEX "articles_by_date" ON "articles" USING btree ("site","status","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "articles_by_change" ON "articles" USING btree ("site","status","modified_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "articles_by_section" ON "articles" USING btree ("site","section","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "articles_by_author" ON "articles" USING btree ("site","author","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "football_matches_kick_off" ON "football_matches" USING btree ("kick_off");--> statement-breakpoint
CREATE INDEX "football_matches_tournament" ON "football_matches" USING btree ("tournament_id","kick_off");--> statement-breakpoint
CREATE INDEX "football_matches_home" ON "football_matches" USING btree ("home_id","kick_off");--> statement-breakpoint
CREATE INDEX "football_matches_away" ON "football_matches" USING btree ("away_id","kick_off");--> statement-breakpoint
CREATE INDEX "football_stages_tournament" ON "football_stages" USING btree ("tournament_id");