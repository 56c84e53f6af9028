CREATE TABLE "football_referees" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"association" text
);
--> statement-breakpoint
CREATE TABLE "football_venues" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"city" text,
	"country" text,
	"capacity" integer,
	"latitude" double precision,
	"longitude" double precision,
	CONSTRAINT "football_venues_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "football_matches" ADD COLUMN "venue_id" text;--> statement-breakpoint
ALTER TABLE "football_matches" ADD COLUMN "referee_id" text;--> statement-breakpoint
ALTER TABLE "football_matches" ADD CONSTRAINT "football_matches_venue_id_football_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."football_venues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "football_matches" ADD CONSTRAINT "football_matches_referee_id_football_referees_id_fk" FOREIGN KEY ("referee_id") REFERENCES "public"."football_referees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "football_matches_venue" ON "football_matches" USING btree ("venue_id","kick_off");--> statement-breakpoint
CREATE INDEX "football_matches_referee" ON "football_matches" USING btree ("referee_id","kick_off");