-- For how many months a company keeps what is deleted after a time that it chooses. Without a row it is the usual time.
CREATE TABLE "company_retention" (
  "company_id" INTEGER NOT NULL,
  "kind" TEXT NOT NULL,
  "months" SMALLINT NOT NULL,
  "starts_on" DATE,
  "months_before" SMALLINT,
  "swept_until" DATE,
  CONSTRAINT "company_retention_pkey" PRIMARY KEY ("company_id", "kind"),
  CONSTRAINT "company_retention_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- Companies that are there already were promised no end: theirs begins 60 days after the first night has told their
-- Administrators. Only messages of the chat box were deleted before.
INSERT INTO "company_retention" ("company_id", "kind", "months", "months_before")
SELECT c.id, k.kind, k.months, k.months_before FROM companies c CROSS JOIN (VALUES
  ('check-ins', 24::smallint, NULL::smallint), ('check-in-texts', 24, NULL), ('pulse-texts', 24, NULL), ('posts', 24, 24),
  ('activity', 24, NULL), ('suspended', 6, NULL)) AS k (kind, months, months_before);

-- The activity log stays insert only, but for two doors: a company that is gone, and what a company no longer keeps, which
-- the nightly sweep names for its transaction. No time that a company can choose is shorter than a year.
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.company_id IS NOT NULL AND (
    (current_setting('unboxt.expiring_audit', true) = OLD.company_id::text AND OLD.at < now() - interval '11 months')
    OR NOT EXISTS (SELECT FROM companies WHERE id = OLD.company_id)
  ) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'audit_entries is insert only';
END $$;
