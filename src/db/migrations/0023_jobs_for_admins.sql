CREATE TABLE "job_flag" (
	"number" bigint NOT NULL,
	"flag" text NOT NULL,
	"noted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_flag_number_flag_pk" PRIMARY KEY("number","flag")
);
--> statement-breakpoint
CREATE TABLE "job_flag_round" (
	"id" smallint PRIMARY KEY NOT NULL,
	"below" bigint,
	"begun_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_sketch" (
	"number" bigint PRIMARY KEY NOT NULL,
	"as_of" timestamp (3) with time zone NOT NULL,
	"sketch" integer[] NOT NULL,
	"bands" integer[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "archive_note" text;--> statement-breakpoint
ALTER TABLE "job_flag" ADD CONSTRAINT "job_flag_number_job_number_fk" FOREIGN KEY ("number") REFERENCES "public"."job"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_sketch" ADD CONSTRAINT "job_sketch_number_job_number_fk" FOREIGN KEY ("number") REFERENCES "public"."job"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_flag_number" ON "job_flag" USING btree ("flag","number");--> statement-breakpoint
CREATE INDEX "job_sketch_bands" ON "job_sketch" USING gin ("bands") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "job_status_number" ON "job" USING btree ("status","number");--> statement-breakpoint
-- What an admin finds jobs by, whatever their status: any part of the folded title and of the company's name.
CREATE INDEX "job_title_trigrams" ON "job" USING gin (fold_text("title") COLLATE "und-x-icu" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "organization_name_trigrams" ON "organization" USING gin (fold_text("name") COLLATE "und-x-icu" gin_trgm_ops);
