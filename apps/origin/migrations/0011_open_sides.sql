ALTER TABLE "football_matches" ALTER COLUMN "home_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "football_matches" ALTER COLUMN "away_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "football_matches" ADD COLUMN "home_open" jsonb;--> statement-breakpoint
ALTER TABLE "football_matches" ADD COLUMN "away_open" jsonb;