-- Sweeps look at what has changed or is due, and no longer read what is open in all companies. Triggers note it, also for
-- a process of the release before; they only insert, so that nobody waits for anybody. No foreign keys: a note of what is
-- gone finds nothing and is deleted.
CREATE TABLE "sweep_notes" (
    "kind" TEXT NOT NULL,
    "id" BIGSERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "subject_id" INTEGER NOT NULL,

    CONSTRAINT "sweep_notes_pkey" PRIMARY KEY ("kind", "id")
);

-- Of pulses: a round may be over once somebody more has answered or cannot any more.
CREATE FUNCTION "note_answered_round"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sweep_notes (kind, company_id, subject_id) VALUES ('round', NEW.company_id, NEW.round_id);
  RETURN NULL;
END $$;
CREATE TRIGGER "pulse_recipients_note_answers"
  AFTER UPDATE OF "answered" ON "pulse_recipients"
  FOR EACH ROW WHEN (NEW.answered AND NOT OLD.answered) EXECUTE FUNCTION "note_answered_round"();

CREATE FUNCTION "note_rounds_without"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sweep_notes (kind, company_id, subject_id)
  SELECT DISTINCT 'round', r.company_id, r.id FROM gone JOIN pulse_rounds r ON r.id = gone.round_id
  WHERE r.closed_at IS NULL AND r.skipped_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER "pulse_recipients_note_leavers"
  AFTER DELETE ON "pulse_recipients" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "note_rounds_without"();

CREATE FUNCTION "note_rounds_of_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sweep_notes (kind, company_id, subject_id)
  SELECT 'round', company_id, round_id FROM pulse_recipients
  WHERE company_id = NEW.company_id AND user_id = NEW.id AND NOT answered;
  RETURN NULL;
END $$;
CREATE TRIGGER "users_note_rounds"
  AFTER UPDATE OF "blocked_at" ON "users"
  FOR EACH ROW WHEN (OLD.blocked_at IS NULL AND NEW.blocked_at IS NOT NULL)
  EXECUTE FUNCTION "note_rounds_of_person"();

-- The last day of a pulse ends by the company's clock.
CREATE FUNCTION "look_at_pulses_of_company"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE pulses SET look_at = 'epoch' WHERE company_id = NEW.id AND look_at IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER "companies_look_at_pulses"
  AFTER UPDATE OF "time_zone" ON "companies"
  FOR EACH ROW WHEN (OLD.time_zone IS DISTINCT FROM NEW.time_zone) EXECUTE FUNCTION "look_at_pulses_of_company"();

-- Of the coaching corner: who is new in a team or leads a new one, and whose figures it has not read yet.
CREATE FUNCTION "note_new_team"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sweep_notes (kind, company_id, subject_id)
  VALUES ('newcomers', NEW.company_id, NEW.id), ('evaluation', NEW.company_id, NEW.company_id);
  RETURN NULL;
END $$;
CREATE TRIGGER "teams_note_newcomers"
  AFTER INSERT OR UPDATE OF "completed_at", "leader_id", "secondary_leader_id" ON "teams"
  FOR EACH ROW WHEN (NEW.completed_at IS NOT NULL) EXECUTE FUNCTION "note_new_team"();

CREATE FUNCTION "note_new_members"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sweep_notes (kind, company_id, subject_id) SELECT DISTINCT 'newcomers', company_id, team_id FROM added;
  RETURN NULL;
END $$;
CREATE TRIGGER "team_members_note_newcomers"
  AFTER INSERT ON "team_members" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "note_new_members"();

CREATE FUNCTION "note_teams_of_newcomer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sweep_notes (kind, company_id, subject_id)
  SELECT 'newcomers', company_id, team_id FROM team_members WHERE company_id = NEW.company_id AND user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER "users_note_newcomers"
  AFTER UPDATE OF "onboarding_completed_at" ON "users"
  FOR EACH ROW WHEN (OLD.onboarding_completed_at IS NULL AND NEW.onboarding_completed_at IS NOT NULL)
  EXECUTE FUNCTION "note_teams_of_newcomer"();

-- Of figures: when the next day of a company is over. It follows from the last one that is published and from the zone.
CREATE TABLE "release_looks" (
    "company_id" INTEGER NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "release_looks_pkey" PRIMARY KEY ("company_id")
);
CREATE INDEX "release_looks_due_at_idx" ON "release_looks"("due_at");
ALTER TABLE "release_looks" ADD CONSTRAINT "release_looks_company_id_fkey" FOREIGN KEY ("company_id")
  REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE FUNCTION "note_next_release"(company integer) RETURNS void LANGUAGE sql AS $$
  DELETE FROM release_looks WHERE company_id = company
    AND EXISTS (SELECT FROM companies WHERE id = company AND blocked_at IS NOT NULL);
  INSERT INTO release_looks (company_id, due_at)
  SELECT c.id,
    (coalesce(r.released_until, (c.created_at AT TIME ZONE c.time_zone)::date - 1) + 2)::timestamp AT TIME ZONE c.time_zone
  FROM companies c LEFT JOIN company_releases r ON r.company_id = c.id
  WHERE c.id = company AND c.blocked_at IS NULL
  ON CONFLICT (company_id) DO UPDATE SET due_at = excluded.due_at
$$;
CREATE FUNCTION "note_release_of_company"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_next_release(NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER "companies_note_release" AFTER INSERT OR UPDATE OF "time_zone", "blocked_at" ON "companies"
  FOR EACH ROW EXECUTE FUNCTION "note_release_of_company"();
CREATE FUNCTION "note_release_after_another"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM note_next_release(OLD.company_id);
    RETURN NULL;
  END IF;
  PERFORM note_next_release(NEW.company_id);
  INSERT INTO sweep_notes (kind, company_id, subject_id) VALUES ('evaluation', NEW.company_id, NEW.company_id);
  RETURN NULL;
END $$;
CREATE TRIGGER "company_releases_note_release" AFTER INSERT OR DELETE OR UPDATE OF "released_until" ON "company_releases"
  FOR EACH ROW EXECUTE FUNCTION "note_release_after_another"();

-- Of daily runs: the last day on which all companies of a zone were looked at.
CREATE TABLE "daily_run_zones" (
    "kind" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL,
    "local_date" DATE NOT NULL,

    CONSTRAINT "daily_run_zones_pkey" PRIMARY KEY ("kind", "time_zone")
);

-- While a company is blocked, what is noted of it finds nothing to do and ends. Then everything is looked at once.
CREATE FUNCTION "note_unblocked_company"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sweep_notes (kind, company_id, subject_id)
  SELECT 'round', company_id, id FROM pulse_rounds
  WHERE company_id = NEW.id AND closed_at IS NULL AND skipped_at IS NULL
  UNION ALL
  SELECT 'newcomers', company_id, id FROM teams WHERE company_id = NEW.id AND completed_at IS NOT NULL
  UNION ALL
  SELECT 'evaluation', NEW.id, NEW.id;
  DELETE FROM daily_run_zones WHERE time_zone IN (SELECT time_zone FROM users WHERE company_id = NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER "unblocked_companies_are_noted" AFTER UPDATE OF "blocked_at" ON "companies"
  FOR EACH ROW WHEN (OLD.blocked_at IS NOT NULL AND NEW.blocked_at IS NULL) EXECUTE FUNCTION "note_unblocked_company"();

-- Of imports: that nothing of their files is left to delete.
ALTER TABLE "people_imports" ADD COLUMN "rows_deleted_at" TIMESTAMPTZ(3);

-- Everything is looked at once.
INSERT INTO "sweep_notes" ("kind", "company_id", "subject_id")
SELECT 'round', company_id, id FROM pulse_rounds WHERE closed_at IS NULL AND skipped_at IS NULL;
UPDATE "pulses" SET "look_at" = 'epoch' WHERE "look_at" IS NOT NULL;
INSERT INTO "sweep_notes" ("kind", "company_id", "subject_id")
SELECT 'newcomers', company_id, id FROM teams WHERE completed_at IS NOT NULL;
INSERT INTO "sweep_notes" ("kind", "company_id", "subject_id") SELECT 'evaluation', company_id, company_id FROM company_releases;
INSERT INTO "release_looks" ("company_id", "due_at")
SELECT c.id,
  (coalesce(r.released_until, (c.created_at AT TIME ZONE c.time_zone)::date - 1) + 2)::timestamp AT TIME ZONE c.time_zone
FROM companies c LEFT JOIN company_releases r ON r.company_id = c.id WHERE c.blocked_at IS NULL;
