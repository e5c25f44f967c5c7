-- Daily runs go zone by zone, and within one company by company.
DROP INDEX CONCURRENTLY IF EXISTS "users_time_zone_company_id_idx";
CREATE INDEX CONCURRENTLY "users_time_zone_company_id_idx" ON "users"("time_zone", "company_id");
