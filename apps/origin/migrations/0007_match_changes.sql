ALTER TABLE "football_matches" ADD COLUMN "moved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "football_matches" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
-- Whoever writes a match, the database notes what of it changed. Twice within a second is still twice: calendar
-- programs count in whole seconds.
CREATE FUNCTION "stamp_football_match"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was_off text := CASE WHEN OLD."status" IN ('unplanned', 'postponed', 'cancelled') THEN OLD."status" END;
	is_off text := CASE WHEN NEW."status" IN ('unplanned', 'postponed', 'cancelled') THEN NEW."status" END;
BEGIN
	NEW."moved_at" := OLD."moved_at";
	NEW."updated_at" := OLD."updated_at";
	IF (NEW."kick_off", NEW."time_known", is_off) IS DISTINCT FROM (OLD."kick_off", OLD."time_known", was_off) THEN
		NEW."moved_at" := greatest(now(), OLD."moved_at" + interval '1 second');
	END IF;
	IF NEW."moved_at" IS DISTINCT FROM OLD."moved_at"
		OR (NEW."status", NEW."home_id", NEW."away_id", NEW."stage_id", NEW."venue_name", NEW."venue_city", NEW."home_score", NEW."away_score")
		IS DISTINCT FROM (OLD."status", OLD."home_id", OLD."away_id", OLD."stage_id", OLD."venue_name", OLD."venue_city", OLD."home_score", OLD."away_score") THEN
		NEW."updated_at" := greatest(now(), NEW."moved_at", OLD."updated_at" + interval '1 second');
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "stamp_football_match" BEFORE UPDATE ON "football_matches" FOR EACH ROW EXECUTE FUNCTION "stamp_football_match"();
