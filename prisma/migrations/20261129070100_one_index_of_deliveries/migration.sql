-- One index serves the list of an endpoint's deliveries and its removal, so that each delivery costs one entry less.
DROP INDEX CONCURRENTLY IF EXISTS "webhook_deliveries_company_id_endpoint_id_made_at_idx";
CREATE INDEX CONCURRENTLY "webhook_deliveries_company_id_endpoint_id_made_at_idx" ON "webhook_deliveries" ("company_id", "endpoint_id", "made_at");
DROP INDEX CONCURRENTLY IF EXISTS "webhook_deliveries_company_id_endpoint_id_idx";
DROP INDEX CONCURRENTLY IF EXISTS "webhook_deliveries_endpoint_id_made_at_idx";
