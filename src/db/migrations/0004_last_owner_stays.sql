-- A company never loses its last owner: not by leaving, by a lesser role, nor by the end of an account. All of that is
-- refused with words before it comes here; this stands where two owners go at the same moment. It looks when the
-- transaction ends, because the auth library deletes a company member by member before its row, and so that owners may
-- be exchanged in any order. FP001 is known to src/platform/errors/to-app-error.ts.
CREATE FUNCTION keep_last_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- One after the other: whoever waits here then sees what the other one did.
	PERFORM 1 FROM organization WHERE id = OLD.organization_id FOR NO KEY UPDATE;
	-- A company that is gone needs no owner.
	IF FOUND AND NOT EXISTS (
		SELECT 1 FROM member WHERE organization_id = OLD.organization_id AND organization_role = 'owner'
	) THEN
		RAISE EXCEPTION 'the last owner of a company stays' USING ERRCODE = 'FP001';
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER member_keep_last_owner AFTER DELETE OR UPDATE OF organization_role, organization_id ON "member"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.organization_role = 'owner') EXECUTE FUNCTION keep_last_owner();
