ALTER TABLE "account" ADD COLUMN "passes_given" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation" ADD COLUMN "mailed" boolean DEFAULT true NOT NULL;