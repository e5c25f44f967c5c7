-- Steps of a share that goes are looked for; built while others write.
DROP INDEX CONCURRENTLY IF EXISTS "actions_share_id_idx";
CREATE INDEX CONCURRENTLY "actions_share_id_idx" ON "actions" ("share_id");
