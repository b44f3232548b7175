CREATE TABLE "place" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"names" jsonb NOT NULL,
	"region" text NOT NULL,
	"region_key" text NOT NULL,
	"region_code" text NOT NULL,
	"country_code" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place_name" (
	"place_id" integer NOT NULL,
	"name" text NOT NULL,
	"weight" integer NOT NULL,
	CONSTRAINT "place_name_place_id_name_pk" PRIMARY KEY("place_id","name")
);
--> statement-breakpoint
ALTER TABLE "place_name" ADD CONSTRAINT "place_name_place_id_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."place"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "place_name_beginning" ON "place_name" USING btree ("name" text_pattern_ops,"weight","place_id");--> statement-breakpoint
CREATE INDEX "place_name_trigrams" ON "place_name" USING gin ("name" COLLATE "und-x-icu" gin_trgm_ops);