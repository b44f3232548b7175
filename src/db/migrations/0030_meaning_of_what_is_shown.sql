-- Of who is anonymous the meaning is that of their texts as an employer reads them: it changes with everything that says who
-- they are, their account's names and address among it.
DROP TRIGGER profile_note_updated ON "profile";--> statement-breakpoint
CREATE TRIGGER profile_note_updated AFTER UPDATE ON "profile"
	FOR EACH ROW WHEN ((may_be_suggested(OLD.visibility, OLD.availability) OR may_be_suggested(NEW.visibility, NEW.availability))
		AND (may_be_suggested(OLD.visibility, OLD.availability), OLD.country_code, OLD.lat, OLD.lng, OLD.work, OLD.education,
			OLD.languages, OLD.skills, OLD.sectors, OLD.experience_years_override, OLD.education_level_override, OLD.desired_titles,
			OLD.job_types, OLD.job_durations, OLD.work_locations, OLD.places, OLD.radius_km, OLD.min_salary, OLD.currency,
			OLD.salary_period, OLD.notice_period_weeks, OLD.anonymous_until_match, OLD.links, OLD.certificates, OLD.publications)
		IS DISTINCT FROM (may_be_suggested(NEW.visibility, NEW.availability), NEW.country_code, NEW.lat, NEW.lng, NEW.work,
			NEW.education, NEW.languages, NEW.skills, NEW.sectors, NEW.experience_years_override, NEW.education_level_override,
			NEW.desired_titles, NEW.job_types, NEW.job_durations, NEW.work_locations, NEW.places, NEW.radius_km, NEW.min_salary,
			NEW.currency, NEW.salary_period, NEW.notice_period_weeks, NEW.anonymous_until_match, NEW.links, NEW.certificates,
			NEW.publications)) EXECUTE FUNCTION note_updated_profile();--> statement-breakpoint
DROP TRIGGER user_note_updated ON "user";--> statement-breakpoint
CREATE TRIGGER user_note_updated AFTER UPDATE ON "user"
	FOR EACH ROW WHEN ((OLD.banned, OLD.type, OLD.name, OLD.first_name, OLD.last_name, OLD.email)
		IS DISTINCT FROM (NEW.banned, NEW.type, NEW.name, NEW.first_name, NEW.last_name, NEW.email)) EXECUTE FUNCTION note_updated_user();
