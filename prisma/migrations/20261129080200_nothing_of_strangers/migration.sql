-- Earlier releases stored what visitors tried without a company, such as a sign-in with an unknown address, and nothing
-- ended these entries. The activity log has a fourth door for them; all other entries without a company stay.
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.company_id IS NULL AND OLD.actor_kind = 'visitor' THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'DELETE' AND OLD.company_id IS NOT NULL AND (
    (current_setting('unboxt.expiring_audit', true) = OLD.company_id::text AND OLD.at < now() - interval '11 months')
    OR EXISTS (SELECT FROM erased_companies WHERE id = OLD.company_id AND erased_on IS NULL)
    OR NOT EXISTS (SELECT FROM companies WHERE id = OLD.company_id)
  ) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'audit_entries is insert only';
END $$;

DELETE FROM "audit_entries" WHERE "company_id" IS NULL AND "actor_kind" = 'visitor';
