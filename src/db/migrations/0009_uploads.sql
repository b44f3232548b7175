CREATE TABLE "upload" (
	"name" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"bytes" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_created_at" ON "upload" USING btree ("created_at","name");--> statement-breakpoint
CREATE INDEX "upload_user_created_at" ON "upload" USING btree ("user_id","created_at");