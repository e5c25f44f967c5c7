-- Workers ask before each job which companies are blocked.
DROP INDEX CONCURRENTLY IF EXISTS "companies_blocked";
CREATE INDEX CONCURRENTLY "companies_blocked" ON "companies" ("id") WHERE "blocked_at" IS NOT NULL;
