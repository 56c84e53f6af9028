ALTER TABLE "sites" ADD COLUMN "front_page" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "football_teams" ADD COLUMN "colours" jsonb;