CREATE TABLE "place" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"region" text NOT NULL,
	"country_code" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"population" integer NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "place_search_trigrams" ON "place" USING gin ("search_text" COLLATE "und-x-icu" gin_trgm_ops);