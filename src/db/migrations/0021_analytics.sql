CREATE TABLE "analytics_day" (
	"day" date PRIMARY KEY NOT NULL,
	"sign_ups_individual" integer NOT NULL,
	"sign_ups_employer" integer NOT NULL,
	"sign_ups_admin" integer NOT NULL,
	"profiles" integer,
	"profile_percents" integer,
	"live_jobs" integer NOT NULL,
	"live_jobs_with_pay" integer NOT NULL,
	"likes" integer NOT NULL,
	"matches" integer NOT NULL,
	"answer_hours" jsonb NOT NULL,
	"searches" integer NOT NULL,
	"empty_searches" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_count" (
	"day" date PRIMARY KEY NOT NULL,
	"searches" integer NOT NULL,
	"empty_searches" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "job_published_until" ON "job" USING btree ("published_at","archived_at","min_salary") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "job_like_liked_at" ON "job_like" USING btree ("liked_at");--> statement-breakpoint
CREATE INDEX "job_like_answered" ON "job_like" USING btree (coalesce("matched_at", "passed_at")) WHERE coalesce("job_like"."matched_at", "job_like"."passed_at") is not null;