CREATE TABLE "form_submissions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "form_submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"form" text NOT NULL,
	"data" jsonb NOT NULL,
	"key" text,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_submissions_key" UNIQUE("form","key"),
	CONSTRAINT "form_submissions_data" CHECK (jsonb_typeof("form_submissions"."data") = 'object' and "form_submissions"."data" <> '{}'::jsonb),
	CONSTRAINT "form_submissions_key_length" CHECK (length("form_submissions"."key") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"name" text PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "forms_site_name" UNIQUE("site","name"),
	CONSTRAINT "forms_kind" CHECK ("forms"."kind" in ('newsletter', 'message')),
	CONSTRAINT "forms_name" CHECK ("forms"."name" ~ '^[a-z0-9][a-z0-9_-]{0,63}$')
);
--> statement-breakpoint
CREATE TABLE "poll_options" (
	"site" text NOT NULL,
	"poll" text NOT NULL,
	"value" text NOT NULL,
	"label" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "poll_options_site_poll_value_pk" PRIMARY KEY("site","poll","value"),
	CONSTRAINT "poll_options_words" CHECK ("poll_options"."value" <> '' and "poll_options"."label" <> '')
);
--> statement-breakpoint
CREATE TABLE "poll_votes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "poll_votes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"poll" text NOT NULL,
	"option" text NOT NULL,
	"voter" text,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "poll_votes_voter" UNIQUE("site","poll","voter"),
	CONSTRAINT "poll_votes_voter_length" CHECK (length("poll_votes"."voter") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "polls" (
	"site" text NOT NULL,
	"id" text NOT NULL,
	"path" text,
	"question" text NOT NULL,
	"description" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone,
	CONSTRAINT "polls_site_id_pk" PRIMARY KEY("site","id"),
	CONSTRAINT "polls_site_path_question" UNIQUE NULLS NOT DISTINCT("site","path","question"),
	CONSTRAINT "polls_path" CHECK ("polls"."path" like '/_%'),
	CONSTRAINT "polls_question" CHECK ("polls"."question" <> ''),
	CONSTRAINT "polls_closing" CHECK ("polls"."closes_at" > "polls"."opens_at")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"form" text NOT NULL,
	"email" text NOT NULL,
	"subscribed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_subscriptions_address" CHECK ("newsletter_subscriptions"."email" like '_%@_%' and length("newsletter_subscriptions"."email") <= 254)
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "given" jsonb;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "items" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "extras" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "football_tournaments" ADD COLUMN "rules" jsonb;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_site_form_forms_site_name_fk" FOREIGN KEY ("site","form") REFERENCES "public"."forms"("site","name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_site_sites_code_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_options" ADD CONSTRAINT "poll_options_site_poll_polls_site_id_fk" FOREIGN KEY ("site","poll") REFERENCES "public"."polls"("site","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_site_poll_option_poll_options_site_poll_value_fk" FOREIGN KEY ("site","poll","option") REFERENCES "public"."poll_options"("site","poll","value") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polls" ADD CONSTRAINT "polls_site_sites_code_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD CONSTRAINT "newsletter_subscriptions_site_form_forms_site_name_fk" FOREIGN KEY ("site","form") REFERENCES "public"."forms"("site","name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_submissions_by_form" ON "form_submissions" USING btree ("form","received_at");--> statement-breakpoint
CREATE INDEX "poll_votes_by_option" ON "poll_votes" USING btree ("site","poll","option");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriptions_email" ON "newsletter_subscriptions" USING btree ("form",lower("email"));--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_given" CHECK (jsonb_typeof("articles"."given") = 'object');--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_items" CHECK (jsonb_typeof("articles"."items") = 'array');--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_extras" CHECK (jsonb_typeof("articles"."extras") = 'object');