-- What an admin finds people by: any part of the folded name and address, and the order of names.
CREATE INDEX "user_search_trigrams" ON "user" USING gin (fold_text("name" || ' ' || "email") COLLATE "und-x-icu" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_folded_name" ON "user" USING btree (fold_text("name") COLLATE "und-x-icu", "id");
