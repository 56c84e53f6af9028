-- The extensions stay: others in the database may use them
DROP TABLE "search_names", "search_words";
