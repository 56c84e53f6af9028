ALTER TABLE "sites" ADD COLUMN "news_of" text;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "edition" text;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "app" text;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "prefix" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "front_sections" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "retired" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_news_of_sites_code_fk" FOREIGN KEY ("news_of") REFERENCES "public"."sites"("code") ON DELETE no action ON UPDATE no action;