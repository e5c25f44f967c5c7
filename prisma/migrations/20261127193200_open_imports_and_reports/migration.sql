-- The sweeps of a minute find what is open among what is done.
DROP INDEX CONCURRENTLY IF EXISTS "people_imports_silent";
CREATE INDEX CONCURRENTLY "people_imports_silent" ON "people_imports" ("worked_at") WHERE state IN ('applying', 'undoing');
DROP INDEX CONCURRENTLY IF EXISTS "people_imports_previewed";
CREATE INDEX CONCURRENTLY "people_imports_previewed" ON "people_imports" ("created_at") WHERE state = 'previewed';
DROP INDEX CONCURRENTLY IF EXISTS "people_imports_with_rows";
CREATE INDEX CONCURRENTLY "people_imports_with_rows" ON "people_imports" ("applied_at")
  WHERE state IN ('applied', 'undone') AND rows_deleted_at IS NULL;
DROP INDEX CONCURRENTLY IF EXISTS "report_exports_open";
CREATE INDEX CONCURRENTLY "report_exports_open" ON "report_exports" ("created_at") WHERE status IN ('waiting', 'working');
DROP INDEX CONCURRENTLY IF EXISTS "report_exports_with_file";
CREATE INDEX CONCURRENTLY "report_exports_with_file" ON "report_exports" ("created_at") WHERE content IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS "report_mails_with_file";
CREATE INDEX CONCURRENTLY "report_mails_with_file" ON "report_mails" ("export_id") WHERE content IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS "report_exports_company_id_started_at_idx";
CREATE INDEX CONCURRENTLY "report_exports_company_id_started_at_idx" ON "report_exports" ("company_id", "started_at");
