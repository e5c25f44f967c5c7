-- Which companies were erased: written when it begins, so that another worker can go on, and kept for years as the proof.
CREATE TABLE "erased_companies" (
  "id" INTEGER NOT NULL,
  "name_hash" TEXT NOT NULL,
  "people" INTEGER NOT NULL,
  "by" TEXT NOT NULL,
  "is_notified" BOOLEAN NOT NULL DEFAULT false,
  "erased_on" DATE,
  CONSTRAINT "erased_companies_pkey" PRIMARY KEY ("id")
);

-- The activity log stays insert only, but for three doors: a company that is gone, one that is being erased, and what a
-- company no longer keeps, which the nightly sweep names for its transaction.
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.company_id IS NOT NULL AND (
    (current_setting('unboxt.expiring_audit', true) = OLD.company_id::text AND OLD.at < now() - interval '11 months')
    OR EXISTS (SELECT FROM erased_companies WHERE id = OLD.company_id AND erased_on IS NULL)
    OR NOT EXISTS (SELECT FROM companies WHERE id = OLD.company_id)
  ) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'audit_entries is insert only';
END $$;

-- As delete_company_rows, but so many rows at most: of a large company each portion is a transaction of its own.
CREATE FUNCTION "delete_company_portion"("of_table" regclass, "of_company" integer, "most" integer) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  deleted_rows bigint;
BEGIN
  EXECUTE format('DELETE FROM %1$s WHERE ctid = ANY (ARRAY(SELECT ctid FROM %1$s WHERE company_id = $1 LIMIT $2))', of_table)
    USING of_company, most;
  GET DIAGNOSTICS deleted_rows = ROW_COUNT;
  RETURN deleted_rows;
END $$;
