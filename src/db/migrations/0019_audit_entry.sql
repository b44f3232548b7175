CREATE TABLE "audit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_id" text NOT NULL,
	"impersonated_id" text,
	"action" text NOT NULL,
	"outcome" text NOT NULL,
	"code" text,
	"subject_type" text NOT NULL,
	"subject_id" text,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_entry_outcome_known" CHECK ("audit_entry"."outcome" in ('done', 'refused', 'failed')),
	CONSTRAINT "audit_entry_code_says_why" CHECK (("audit_entry"."outcome" = 'done') = ("audit_entry"."code" is null)),
	CONSTRAINT "audit_entry_subject_type_known" CHECK ("audit_entry"."subject_type" in ('user', 'organization', 'job', 'contact'))
);
--> statement-breakpoint
CREATE INDEX "audit_entry_subject" ON "audit_entry" USING btree ("subject_type","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_actor" ON "audit_entry" USING btree ("actor_id","id");--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_entry is append-only';
END
$$;--> statement-breakpoint
CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entry"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
