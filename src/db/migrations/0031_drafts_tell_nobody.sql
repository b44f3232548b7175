-- A draft is on no page that everybody may see: saving one leaves the kept pages as they are.
DROP TRIGGER job_tell_public_change ON "job";--> statement-breakpoint
CREATE TRIGGER job_tell_insert AFTER INSERT ON "job"
	FOR EACH ROW WHEN (NEW.status <> 'Draft') EXECUTE FUNCTION tell_public_change();--> statement-breakpoint
CREATE TRIGGER job_tell_update AFTER UPDATE ON "job"
	FOR EACH ROW WHEN (OLD.status <> 'Draft' OR NEW.status <> 'Draft') EXECUTE FUNCTION tell_public_change();--> statement-breakpoint
CREATE TRIGGER job_tell_delete AFTER DELETE ON "job"
	FOR EACH ROW WHEN (OLD.status <> 'Draft') EXECUTE FUNCTION tell_public_change();
