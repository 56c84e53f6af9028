ALTER TABLE "articles" DROP COLUMN "search";
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector((case language when 'pt' then 'portuguese'::regconfig when 'en' then 'english'::regconfig else 'spanish'::regconfig end), (case language when 'pt' then regexp_replace(lower(translate(left(title || ' ' || title_detail, 5000), 'áàâãäåāăąéèêëēėęěíìîïīóòôõöøōőúùûüūůűñńňçćčšśşžźżýÿđğłřťţÁÀÂÃÄÅĀĂĄÉÈÊËĒĖĘĚÍÌÎÏĪÓÒÔÕÖØŌŐÚÙÛÜŪŮŰÑŃŇÇĆČŠŚŞŽŹŻÝŸĐĞŁŘŤŢ', 'aaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrttaaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrtt')), 'oes\M', 'ao', 'g') else lower(translate(left(title || ' ' || title_detail, 5000), 'áàâãäåāăąéèêëēėęěíìîïīóòôõöøōőúùûüūůűñńňçćčšśşžźżýÿđğłřťţÁÀÂÃÄÅĀĂĄÉÈÊËĒĖĘĚÍÌÎÏĪÓÒÔÕÖØŌŐÚÙÛÜŪŮŰÑŃŇÇĆČŠŚŞŽŹŻÝŸĐĞŁŘŤŢ', 'aaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrttaaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrtt')) end)), 'A') || setweight(to_tsvector((case language when 'pt' then 'portuguese'::regconfig when 'en' then 'english'::regconfig else 'spanish'::regconfig end), (case language when 'pt' then regexp_replace(lower(translate(left(epigraph || ' ' || label || ' ' || excerpt, 10000), 'áàâãäåāăąéèêëēėęěíìîïīóòôõöøōőúùûüūůűñńňçćčšśşžźżýÿđğłřťţÁÀÂÃÄÅĀĂĄÉÈÊËĒĖĘĚÍÌÎÏĪÓÒÔÕÖØŌŐÚÙÛÜŪŮŰÑŃŇÇĆČŠŚŞŽŹŻÝŸĐĞŁŘŤŢ', 'aaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrttaaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrtt')), 'oes\M', 'ao', 'g') else lower(translate(left(epigraph || ' ' || label || ' ' || excerpt, 10000), 'áàâãäåāăąéèêëēėęěíìîïīóòôõöøōőúùûüūůűñńňçćčšśşžźżýÿđğłřťţÁÀÂÃÄÅĀĂĄÉÈÊËĒĖĘĚÍÌÎÏĪÓÒÔÕÖØŌŐÚÙÛÜŪŮŰÑŃŇÇĆČŠŚŞŽŹŻÝŸĐĞŁŘŤŢ', 'aaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrttaaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrtt')) end)), 'B') || setweight(to_tsvector((case language when 'pt' then 'portuguese'::regconfig when 'en' then 'english'::regconfig else 'spanish'::regconfig end), (case language when 'pt' then regexp_replace(lower(translate(left(body, 100000), 'áàâãäåāăąéèêëēėęěíìîïīóòôõöøōőúùûüūůűñńňçćčšśşžźżýÿđğłřťţÁÀÂÃÄÅĀĂĄÉÈÊËĒĖĘĚÍÌÎÏĪÓÒÔÕÖØŌŐÚÙÛÜŪŮŰÑŃŇÇĆČŠŚŞŽŹŻÝŸĐĞŁŘŤŢ', 'aaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrttaaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrtt')), 'oes\M', 'ao', 'g') else lower(translate(left(body, 100000), 'áàâãäåāăąéèêëēėęěíìîïīóòôõöøōőúùûüūůűñńňçćčšśşžźżýÿđğłřťţÁÀÂÃÄÅĀĂĄÉÈÊËĒĖĘĚÍÌÎÏĪÓÒÔÕÖØŌŐÚÙÛÜŪŮŰÑŃŇÇĆČŠŚŞŽŹŻÝŸĐĞŁŘŤŢ', 'aaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrttaaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrtt')) end)), 'C')) STORED;
--> statement-breakpoint
ALTER TABLE "football_players" DROP COLUMN "search";
--> statement-breakpoint
ALTER TABLE "football_players" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, lower(translate(name, 'áàâãäåāăąéèêëēėęěíìîïīóòôõöøōőúùûüūůűñńňçćčšśşžźżýÿđğłřťţÁÀÂÃÄÅĀĂĄÉÈÊËĒĖĘĚÍÌÎÏĪÓÒÔÕÖØŌŐÚÙÛÜŪŮŰÑŃŇÇĆČŠŚŞŽŹŻÝŸĐĞŁŘŤŢ', 'aaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrttaaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrtt')))) STORED;
--> statement-breakpoint
ALTER TABLE "search_names" DROP COLUMN "folded";
--> statement-breakpoint
ALTER TABLE "search_names" ADD COLUMN "folded" text GENERATED ALWAYS AS (lower(translate(name, 'áàâãäåāăąéèêëēėęěíìîïīóòôõöøōőúùûüūůűñńňçćčšśşžźżýÿđğłřťţÁÀÂÃÄÅĀĂĄÉÈÊËĒĖĘĚÍÌÎÏĪÓÒÔÕÖØŌŐÚÙÛÜŪŮŰÑŃŇÇĆČŠŚŞŽŹŻÝŸĐĞŁŘŤŢ', 'aaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrttaaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrtt'))) STORED;
--> statement-breakpoint
ALTER TABLE "search_names" DROP COLUMN "words";
--> statement-breakpoint
ALTER TABLE "search_names" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, lower(translate(name, 'áàâãäåāăąéèêëēėęěíìîïīóòôõöøōőúùûüūůűñńňçćčšśşžźżýÿđğłřťţÁÀÂÃÄÅĀĂĄÉÈÊËĒĖĘĚÍÌÎÏĪÓÒÔÕÖØŌŐÚÙÛÜŪŮŰÑŃŇÇĆČŠŚŞŽŹŻÝŸĐĞŁŘŤŢ', 'aaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrttaaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrtt')))) STORED;
--> statement-breakpoint
CREATE INDEX "articles_by_word" ON "articles" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "football_players_by_word" ON "football_players" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "search_names_by_word" ON "search_names" USING gin ("words");
--> statement-breakpoint
CREATE INDEX "search_names_by_start" ON "search_names" USING btree ("kind","folded" text_pattern_ops);
