-- The activity log knows whose access a directory ended: it has an entry in the transaction that did so. Of people without
-- such an entry nothing is known, so an Administrator restores their access.
UPDATE "directory_people" AS p SET "suspended_at" = u."suspended_at" FROM "users" AS u
WHERE u."id" = p."user_id" AND NOT p."is_active" AND u."suspended_at" IS NOT NULL AND p."suspended_at" IS NULL AND EXISTS (
  SELECT FROM "audit_entries" AS e WHERE e."company_id" = p."company_id" AND e."actor_kind" = 'directory'
    AND e."action" IN ('person.suspend', 'directory.add') AND e."subject" = 'user:' || u."id"
    AND e."at" BETWEEN u."suspended_at" AND u."suspended_at" + interval '1 minute');
