CREATE TABLE "job_told" (
	"job_id" text PRIMARY KEY NOT NULL,
	"likes_until" timestamp (3) with time zone NOT NULL,
	"answers_until" date
);
--> statement-breakpoint
ALTER TABLE "job_told" ADD CONSTRAINT "job_told_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Whoever was not told of these likes so far sees them on the pages of candidates: no mail is about the past.
INSERT INTO "job_told" ("job_id", "likes_until") SELECT DISTINCT "job_id", now() FROM "job_like" WHERE "liked_at" IS NOT NULL;
