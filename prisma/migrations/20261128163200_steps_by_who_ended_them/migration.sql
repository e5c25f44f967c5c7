-- Who is erased is looked for; built while others write.
DROP INDEX CONCURRENTLY IF EXISTS "actions_company_id_ended_by_id_idx";
CREATE INDEX CONCURRENTLY "actions_company_id_ended_by_id_idx" ON "actions" ("company_id", "ended_by_id");
