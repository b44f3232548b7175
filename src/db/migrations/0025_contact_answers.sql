ALTER TABLE "contact_message" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "answered_by" text;--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_answered_by_user_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_message_email" ON "contact_message" USING btree ("email");--> statement-breakpoint
CREATE INDEX "contact_message_open" ON "contact_message" USING btree ("id") WHERE "contact_message"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "contact_message_answered" ON "contact_message" USING btree ("answered_at") WHERE "contact_message"."answered_at" is not null;--> statement-breakpoint
-- What an admin finds messages by: any part of who wrote and of what they wrote.
CREATE INDEX "contact_message_trigrams" ON "contact_message" USING gin (fold_text("name" || ' ' || "email" || ' ' || "message") COLLATE "und-x-icu" gin_trgm_ops);
