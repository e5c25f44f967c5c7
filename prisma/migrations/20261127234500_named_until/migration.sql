-- Who leads a team again does not read by name what was answered while they did not: of their days before, those from the
-- first one on for which somebody answered on the day of the end or later. What may have been read before they stopped
-- follows from "ended_on", as ever.
ALTER TABLE "leaderships" ADD COLUMN "named_until" DATE;

CREATE OR REPLACE FUNCTION "keep_leaderships"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  team integer := coalesce(NEW.id, OLD.id);
  company integer := coalesce(NEW.company_id, OLD.company_id);
  leaders integer[] := array_remove(ARRAY[NEW.leader_id, NEW.secondary_leader_id], NULL);
  zone text := (SELECT c.time_zone FROM companies c WHERE c.id = company);
  today date := (now() AT TIME ZONE zone)::date;
  first_day date;
BEGIN
  UPDATE leaderships SET ended_on = today
  WHERE team_id = team AND ended_on IS NULL AND user_id <> ALL (leaders);
  UPDATE leaderships l SET named_until = least(l.named_until, (SELECT min(a.local_date) FROM check_in_answers a
    WHERE a.team_id = team AND a.local_date < l.ended_on AND (l.begins_on IS NULL OR a.local_date >= l.begins_on)
      AND (a.submitted_at AT TIME ZONE zone)::date >= l.ended_on))
  WHERE l.team_id = team AND l.user_id = ANY (leaders) AND l.ended_on IS NOT NULL
    AND NOT EXISTS (SELECT FROM leaderships o WHERE o.team_id = team AND o.user_id = l.user_id AND o.ended_on IS NULL);
  IF EXISTS (SELECT FROM check_ins c WHERE c.team_id = team) THEN
    first_day := greatest(today, (SELECT max(a.local_date) + 1 FROM check_in_answers a WHERE a.team_id = team));
  END IF;
  INSERT INTO leaderships (company_id, team_id, user_id, begins_on)
  SELECT company, team, leader, first_day FROM unnest(leaders) AS leader
  ON CONFLICT (team_id, user_id) WHERE ended_on IS NULL DO NOTHING;
  RETURN NULL;
END $$;
