CREATE TABLE "betting_promotions" (
	"site" text NOT NULL,
	"id" text NOT NULL,
	"operator" text NOT NULL,
	"licence" text NOT NULL,
	"countries" text[] NOT NULL,
	"url" text,
	"affiliate" boolean NOT NULL,
	"title" text NOT NULL,
	"code" text,
	"terms" text NOT NULL,
	"starts_on" date NOT NULL,
	"expires_on" date NOT NULL,
	CONSTRAINT "betting_promotions_site_id_pk" PRIMARY KEY("site","id"),
	CONSTRAINT "betting_promotions_days" CHECK ("betting_promotions"."expires_on" >= "betting_promotions"."starts_on"),
	CONSTRAINT "betting_promotions_countries" CHECK (cardinality("betting_promotions"."countries") > 0)
);
--> statement-breakpoint
CREATE TABLE "betting_reviews" (
	"site" text NOT NULL,
	"id" text NOT NULL,
	"operator" text NOT NULL,
	"licence" text NOT NULL,
	"countries" text[] NOT NULL,
	"url" text,
	"affiliate" boolean NOT NULL,
	"summary" text NOT NULL,
	"mark" numeric(3, 1) NOT NULL,
	"pros" text[] NOT NULL,
	"cons" text[] NOT NULL,
	"reviewed_on" date NOT NULL,
	"link" text,
	CONSTRAINT "betting_reviews_site_id_pk" PRIMARY KEY("site","id"),
	CONSTRAINT "betting_reviews_mark" CHECK ("betting_reviews"."mark" between 0 and 10),
	CONSTRAINT "betting_reviews_countries" CHECK (cardinality("betting_reviews"."countries") > 0)
);
--> statement-breakpoint
ALTER TABLE "betting_picks" ADD COLUMN "odds_from" text;--> statement-breakpoint
ALTER TABLE "betting_picks" ADD COLUMN "odds_taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "betting_promotions" ADD CONSTRAINT "betting_promotions_site_sites_code_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "betting_reviews" ADD CONSTRAINT "betting_reviews_site_sites_code_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("code") ON DELETE cascade ON UPDATE no action;