CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;--> statement-breakpoint
CREATE TABLE "search_names" (
	"kind" text NOT NULL,
	"entity_id" text NOT NULL,
	"name" text NOT NULL,
	"weight" integer NOT NULL,
	"folded" text GENERATED ALWAYS AS (lower(translate(name, 'áàâãäåāăąéèêëēėęěíìîïīóòôõöøōőúùûüūůűñńňçćčšśşžźżýÿđğłřťţÁÀÂÃÄÅĀĂĄÉÈÊËĒĖĘĚÍÌÎÏĪÓÒÔÕÖØŌŐÚÙÛÜŪŮŰÑŃŇÇĆČŠŚŞŽŹŻÝŸĐĞŁŘŤŢ', 'aaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrttaaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrtt'))) STORED,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, lower(translate(name, 'áàâãäåāăąéèêëēėęěíìîïīóòôõöøōőúùûüūůűñńňçćčšśşžźżýÿđğłřťţÁÀÂÃÄÅĀĂĄÉÈÊËĒĖĘĚÍÌÎÏĪÓÒÔÕÖØŌŐÚÙÛÜŪŮŰÑŃŇÇĆČŠŚŞŽŹŻÝŸĐĞŁŘŤŢ', 'aaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrttaaaaaaaaaeeeeeeeeiiiiioooooooouuuuuuunnncccssszzzyydglrtt')))) STORED,
	CONSTRAINT "search_names_kind_entity_id_name_pk" PRIMARY KEY("kind","entity_id","name")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"shown" text NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_names_by_word" ON "search_names" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_names_by_start" ON "search_names" USING btree ("kind","folded" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_by_likeness" ON "search_words" USING gin ("word" gin_trgm_ops);