-- Who led a team, and so read its check-ins by name, on which days. A trigger keeps it: whatever sets a team's leaders is
-- covered, also a process of the release before.
CREATE TABLE "leaderships" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "team_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "begins_on" DATE,
    "ended_on" DATE,

    CONSTRAINT "leaderships_pkey" PRIMARY KEY ("id")
);

-- Nobody leads a team twice at a time; which Prisma cannot express.
CREATE UNIQUE INDEX "leaderships_open" ON "leaderships"("team_id", "user_id") WHERE "ended_on" IS NULL;
CREATE INDEX "leaderships_team_id_user_id_idx" ON "leaderships"("team_id", "user_id");
CREATE INDEX "leaderships_company_id_user_id_idx" ON "leaderships"("company_id", "user_id");

ALTER TABLE "leaderships" ADD CONSTRAINT "leaderships_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "leaderships" ADD CONSTRAINT "leaderships_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "users"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A leadership begins on the day of the appointment in the company's zone, or on the day after the last one that somebody
-- has answered for: who answered was told who reads it. A team that asked nothing yet has nothing earlier to read. The day
-- on which it ends is no longer part of it.
CREATE FUNCTION "keep_leaderships"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  team integer := coalesce(NEW.id, OLD.id);
  company integer := coalesce(NEW.company_id, OLD.company_id);
  leaders integer[] := array_remove(ARRAY[NEW.leader_id, NEW.secondary_leader_id], NULL);
  today date := (now() AT TIME ZONE (SELECT c.time_zone FROM companies c WHERE c.id = company))::date;
  first_day date;
BEGIN
  UPDATE leaderships SET ended_on = today
  WHERE team_id = team AND ended_on IS NULL AND user_id <> ALL (leaders);
  IF EXISTS (SELECT FROM check_ins c WHERE c.team_id = team) THEN
    first_day := greatest(today, (SELECT max(a.local_date) + 1 FROM check_in_answers a WHERE a.team_id = team));
  END IF;
  INSERT INTO leaderships (company_id, team_id, user_id, begins_on)
  SELECT company, team, leader, first_day FROM unnest(leaders) AS leader
  ON CONFLICT (team_id, user_id) WHERE ended_on IS NULL DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER "teams_keep_leaderships"
  AFTER INSERT OR DELETE OR UPDATE OF "leader_id", "secondary_leader_id" ON "teams"
  FOR EACH ROW EXECUTE FUNCTION "keep_leaderships"();

-- Those who lead now have read everything already.
INSERT INTO "leaderships" ("company_id", "team_id", "user_id")
SELECT t.company_id, t.id, leader FROM teams t, unnest(ARRAY[t.leader_id, t.secondary_leader_id]) AS leader
WHERE leader IS NOT NULL
ON CONFLICT ("team_id", "user_id") WHERE "ended_on" IS NULL DO NOTHING;
