-- Set while whoever runs the product keeps a company out: its people and links, schedules and jobs wait.
ALTER TABLE "companies" ADD COLUMN "blocked_at" TIMESTAMPTZ(3);
CREATE INDEX "companies_blocked" ON "companies" ("id") WHERE "blocked_at" IS NOT NULL;

-- While it is blocked, looks at its teams find nothing to do and are not noted again.
CREATE TRIGGER "unblocked_companies_are_looked_at"
  AFTER UPDATE OF "blocked_at" ON "companies"
  FOR EACH ROW WHEN (OLD.blocked_at IS NOT NULL AND NEW.blocked_at IS NULL) EXECUTE FUNCTION "look_at_teams_of_company"();

-- The activity log stays insert only, but for a company that is gone: its lines are deleted with everything else of it.
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.company_id IS NOT NULL
    AND NOT EXISTS (SELECT FROM companies WHERE id = OLD.company_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'audit_entries is insert only';
END $$;

-- A statement cannot take the name of its table as a value: these take any table that names a company.
CREATE FUNCTION "count_company_rows"("of_table" regclass, "of_company" integer) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  rows_of_company bigint;
BEGIN
  EXECUTE format('SELECT count(*) FROM %s WHERE company_id = $1', of_table) INTO rows_of_company USING of_company;
  RETURN rows_of_company;
END $$;
CREATE FUNCTION "delete_company_rows"("of_table" regclass, "of_company" integer) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  deleted_rows bigint;
BEGIN
  EXECUTE format('DELETE FROM %s WHERE company_id = $1', of_table) USING of_company;
  GET DIAGNOSTICS deleted_rows = ROW_COUNT;
  RETURN deleted_rows;
END $$;
