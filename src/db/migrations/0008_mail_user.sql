ALTER TABLE "mail" ADD COLUMN "user_id" text;--> statement-breakpoint
CREATE INDEX "mail_user_id" ON "mail" USING btree ("user_id");