CREATE TABLE "comment_counts" (
	"site" text NOT NULL,
	"content_id" text NOT NULL,
	"comments" integer NOT NULL,
	CONSTRAINT "comment_counts_site_content_id_pk" PRIMARY KEY("site","content_id"),
	CONSTRAINT "comment_counts_positive" CHECK ("comment_counts"."comments" >= 0)
);
--> statement-breakpoint
CREATE TABLE "betting_picks" (
	"site" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"market" text,
	"selection" text,
	"odds" numeric(8, 2),
	"match_id" text,
	"link" text,
	"shown_from" timestamp with time zone NOT NULL,
	"shown_until" timestamp with time zone,
	CONSTRAINT "betting_picks_site_id_pk" PRIMARY KEY("site","id"),
	CONSTRAINT "betting_picks_kind" CHECK ("betting_picks"."kind" in ('tip', 'bet')),
	CONSTRAINT "betting_picks_odds" CHECK ("betting_picks"."odds" > 1),
	CONSTRAINT "betting_picks_bet" CHECK ("betting_picks"."kind" = 'tip' or ("betting_picks"."selection" is not null and "betting_picks"."odds" is not null)),
	CONSTRAINT "betting_picks_time" CHECK ("betting_picks"."shown_until" > "betting_picks"."shown_from")
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "language" text DEFAULT 'es' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector((case language when 'pt' then 'portuguese'::regconfig when 'en' then 'english'::regconfig else 'spanish'::regconfig end), (case language when 'pt' then regexp_replace(lower(translate(left(title || ' ' || title_detail, 5000), 'áàâãäåāăąéèêëēėęěíìîïīóòôõöøōőúùûüūůűñńňçćčšśşžźżýÿđğłřťţÁÀÂÃÄÅĀĂĄÉÈÊËĒĖĘĚÍÌÎÏĪÓÒÔÕÖØŌŐÚÙÛÜŪŮŰÑŃŇÇĆČŠŚŞŽŹŻÝŸĐĞŁŘŤŢ', 'aaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrttaaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrtt')), 'oes\M', 'ao', 'g') else lower(translate(left(title || ' ' || title_detail, 5000), 'áàâãäåāăąéèêëēėęěíìîïīóòôõöøōőúùûüūůűñńňçćčšśşžźżýÿđğłřťţÁÀÂÃÄÅĀĂĄÉÈÊËĒĖĘĚÍÌÎÏĪÓÒÔÕÖØŌŐÚÙÛÜŪŮŰÑŃŇÇĆČŠŚŞŽŹŻÝŸĐĞŁŘŤŢ', 'aaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrttaaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrtt')) end)), 'A') || setweight(to_tsvector((case language when 'pt' then 'portuguese'::regconfig when 'en' then 'english'::regconfig else 'spanish'::regconfig end), (case language when 'pt' then regexp_replace(lower(translate(left(epigraph || ' ' || label || ' ' || excerpt, 10000), 'áàâãäåāăąéèêëēėęěíìîïīóòôõöøōőúùûüūůűñńňçćčšśşžźżýÿđğłřťţÁÀÂÃÄÅĀĂĄÉÈÊËĒĖĘĚÍÌÎÏĪÓÒÔÕÖØŌŐÚÙÛÜŪŮŰÑŃŇÇĆČŠŚŞŽŹŻÝŸĐĞŁŘŤŢ', 'aaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrttaaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrtt')), 'oes\M', 'ao', 'g') else lower(translate(left(epigraph || ' ' || label || ' ' || excerpt, 10000), 'áàâãäåāăąéèêëēėęěíìîïīóòôõöøōőúùûüūůűñńňçćčšśşžźżýÿđğłřťţÁÀÂÃÄÅĀĂĄÉÈÊËĒĖĘĚÍÌÎÏĪÓÒÔÕÖØŌŐÚÙÛÜŪŮŰÑŃŇÇĆČŠŚŞŽŹŻÝŸĐĞŁŘŤŢ', 'aaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrttaaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrtt')) end)), 'B') || setweight(to_tsvector((case language when 'pt' then 'portuguese'::regconfig when 'en' then 'english'::regconfig else 'spanish'::regconfig end), (case language when 'pt' then regexp_replace(lower(translate(left(body, 100000), 'áàâãäåāăąéèêëēėęěíìîïīóòôõöøōőúùûüūůűñńňçćčšśşžźżýÿđğłřťţÁÀÂÃÄÅĀĂĄÉÈÊËĒĖĘĚÍÌÎÏĪÓÒÔÕÖØŌŐÚÙÛÜŪŮŰÑŃŇÇĆČŠŚŞŽŹŻÝŸĐĞŁŘŤŢ', 'aaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrttaaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrtt')), 'oes\M', 'ao', 'g') else lower(translate(left(body, 100000), 'áàâãäåāăąéèêëēėęěíìîïīóòôõöøōőúùûüūůűñńňçćčšśşžźżýÿđğłřťţÁÀÂÃÄÅĀĂĄÉÈÊËĒĖĘĚÍÌÎÏĪÓÒÔÕÖØŌŐÚÙÛÜŪŮŰÑŃŇÇĆČŠŚŞŽŹŻÝŸĐĞŁŘŤŢ', 'aaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrttaaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrtt')) end)), 'C')) STORED;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "language" text DEFAULT 'es' NOT NULL;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "betting_notice" text;--> statement-breakpoint
ALTER TABLE "comment_counts" ADD CONSTRAINT "comment_counts_site_sites_code_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "betting_picks" ADD CONSTRAINT "betting_picks_site_sites_code_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "betting_picks_by_time" ON "betting_picks" USING btree ("site","kind","shown_from" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "articles_by_word" ON "articles" USING gin ("search");--> statement-breakpoint
CREATE INDEX "articles_by_given_id" ON "articles" USING btree ("site",("extras"->>'givenId')) WHERE "articles"."extras" ? 'givenId';