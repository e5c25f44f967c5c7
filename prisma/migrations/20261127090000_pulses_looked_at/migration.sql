-- When the minute's sweep must look at a pulse: only active ones have a time, and it no longer reads them all. A trigger
-- sets it to the past where the schedule changes, also by a process of the release before.
ALTER TABLE "pulses" ADD COLUMN "look_at" TIMESTAMPTZ(3);
CREATE INDEX "pulses_look_at_idx" ON "pulses"("look_at");

CREATE FUNCTION "look_at_pulse"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.look_at := CASE WHEN NEW.is_active AND NEW.deleted_at IS NULL THEN 'epoch'::timestamptz END;
  RETURN NEW;
END $$;
CREATE TRIGGER "pulses_are_looked_at"
  BEFORE INSERT OR UPDATE OF "is_active", "activated_at", "deleted_at", "start_date", "end_date", "open_days", "time",
    "recurring_on", "frequency", "days", "opens_at_once" ON "pulses"
  FOR EACH ROW EXECUTE FUNCTION "look_at_pulse"();

UPDATE "pulses" SET "look_at" = 'epoch' WHERE "is_active" AND "deleted_at" IS NULL;
