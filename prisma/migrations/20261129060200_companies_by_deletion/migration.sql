-- Almost none waits to be deleted, and every hour asks which.
DROP INDEX CONCURRENTLY IF EXISTS "companies_deletes_at";
CREATE INDEX CONCURRENTLY "companies_deletes_at" ON "companies" ("deletes_at") WHERE "deletes_at" IS NOT NULL;
