ALTER TABLE "user" ADD COLUMN "type_chosen" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "currency" text DEFAULT 'GBP' NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_currency_known" CHECK ("user"."currency" in ('GBP', 'USD', 'EUR', 'CAD', 'AUD', 'NZD'));