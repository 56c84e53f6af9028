ALTER TABLE "sites" DROP COLUMN "news_of", DROP COLUMN "edition", DROP COLUMN "app", DROP COLUMN "prefix", DROP COLUMN "address", DROP COLUMN "front_sections", DROP COLUMN "retired";
