-- Which teams the minute's sweep must look at, and when: it no longer reads every membership of every company. Triggers
-- note a team whose schedule, people or zones have changed, also by a process of the release before. They only insert, so
-- that nobody waits for anybody. No foreign keys: a look at a team that is gone finds nothing and is deleted.
CREATE TABLE "check_in_looks" (
    "id" BIGSERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "team_id" INTEGER NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT '-infinity'::timestamptz,

    CONSTRAINT "check_in_looks_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "check_in_looks_due_at_idx" ON "check_in_looks"("due_at");
CREATE INDEX "check_in_looks_team_id_idx" ON "check_in_looks"("team_id");

CREATE FUNCTION "look_at_new_members"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO check_in_looks (company_id, team_id) SELECT DISTINCT company_id, team_id FROM added;
  RETURN NULL;
END $$;
CREATE TRIGGER "team_members_are_looked_at"
  AFTER INSERT ON "team_members" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "look_at_new_members"();

CREATE FUNCTION "look_at_team"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO check_in_looks (company_id, team_id) VALUES (NEW.company_id, NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER "teams_are_looked_at"
  AFTER INSERT OR UPDATE OF "completed_at", "frequency_id", "checkin_day", "working_days", "surveys_time_send",
    "asks_on_joining", "leader_id", "secondary_leader_id" ON "teams"
  FOR EACH ROW WHEN (NEW.completed_at IS NOT NULL) EXECUTE FUNCTION "look_at_team"();

CREATE FUNCTION "look_at_teams_of_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO check_in_looks (company_id, team_id)
  SELECT company_id, team_id FROM team_members WHERE company_id = NEW.company_id AND user_id = NEW.id
  UNION
  SELECT company_id, id FROM teams WHERE company_id = NEW.company_id AND leader_id = NEW.id
  UNION
  SELECT company_id, id FROM teams WHERE company_id = NEW.company_id AND secondary_leader_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER "users_are_looked_at"
  AFTER UPDATE OF "time_zone", "confirmed_at", "blocked_at" ON "users"
  FOR EACH ROW WHEN ((OLD.time_zone, OLD.confirmed_at, OLD.blocked_at)
    IS DISTINCT FROM (NEW.time_zone, NEW.confirmed_at, NEW.blocked_at))
  EXECUTE FUNCTION "look_at_teams_of_person"();

-- The month of a yearly check-in is that of the company's zone.
CREATE FUNCTION "look_at_teams_of_company"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO check_in_looks (company_id, team_id) SELECT company_id, id FROM teams WHERE company_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER "companies_are_looked_at"
  AFTER UPDATE OF "time_zone" ON "companies"
  FOR EACH ROW WHEN (OLD.time_zone IS DISTINCT FROM NEW.time_zone) EXECUTE FUNCTION "look_at_teams_of_company"();

INSERT INTO "check_in_looks" ("company_id", "team_id") SELECT company_id, id FROM teams WHERE completed_at IS NOT NULL;
