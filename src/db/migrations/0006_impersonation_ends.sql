-- What began before the rules below may be too long already, or an admin's who is none any more.
DELETE FROM "session" WHERE "impersonated_by" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "session_impersonated_by" ON "session" USING btree ("impersonated_by") WHERE "session"."impersonated_by" is not null;--> statement-breakpoint
-- A session in which an admin looks through somebody's eyes keeps its end, whatever is written later: the auth library
-- extends every session whose browser does not send the cookie that says otherwise.
CREATE FUNCTION keep_impersonation_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.expires_at := least(NEW.expires_at, OLD.expires_at);
	NEW.impersonated_by := OLD.impersonated_by;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER session_keep_impersonation_end BEFORE UPDATE ON "session"
	FOR EACH ROW WHEN (OLD.impersonated_by IS NOT NULL) EXECUTE FUNCTION keep_impersonation_end();--> statement-breakpoint
-- It begins for nobody but an admin in good standing who is signed in themselves. Both rows are held, so that whoever
-- takes one of these away at the same moment comes before, or finds the session and ends it. What may not begin is
-- over from its first moment.
CREATE FUNCTION begin_impersonation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM "user" WHERE id = NEW.impersonated_by AND type = 'Admin' AND NOT banned FOR SHARE;
	IF FOUND THEN
		PERFORM 1 FROM session WHERE user_id = NEW.impersonated_by AND impersonated_by IS NULL LIMIT 1 FOR KEY SHARE;
	END IF;
	IF NOT FOUND THEN
		NEW.expires_at := least(NEW.expires_at, now());
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER session_begin_impersonation BEFORE INSERT ON "session"
	FOR EACH ROW WHEN (NEW.impersonated_by IS NOT NULL) EXECUTE FUNCTION begin_impersonation();--> statement-breakpoint
-- An admin who is banned, or is one no longer, sees through nobody's eyes any more. Index session_impersonated_by.
CREATE FUNCTION end_impersonations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM session WHERE impersonated_by = NEW.id;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER user_end_impersonations AFTER UPDATE ON "user"
	FOR EACH ROW WHEN ((OLD.type = 'Admin' AND NEW.type <> 'Admin') OR (NEW.banned AND NOT OLD.banned))
	EXECUTE FUNCTION end_impersonations();--> statement-breakpoint
-- Nor does one whose own sessions were all ended. Indexes session_impersonated_by and session_user_id.
CREATE FUNCTION end_impersonations_without_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM session WHERE impersonated_by = OLD.user_id
		AND NOT EXISTS (SELECT 1 FROM session own WHERE own.user_id = OLD.user_id AND own.impersonated_by IS NULL);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER session_end_impersonations AFTER DELETE ON "session"
	FOR EACH ROW WHEN (OLD.impersonated_by IS NULL) EXECUTE FUNCTION end_impersonations_without_session();
