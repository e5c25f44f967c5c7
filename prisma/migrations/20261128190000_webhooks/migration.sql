-- Addresses of companies' own programs, and the events on their way there.
CREATE TABLE "webhook_endpoints" (
  "id" SERIAL NOT NULL,
  "company_id" INTEGER NOT NULL,
  "url" TEXT NOT NULL,
  "secret_box" BYTEA NOT NULL,
  "previous_secret_box" BYTEA,
  "previous_until" TIMESTAMPTZ(3),
  "types" TEXT[],
  "made_at" TIMESTAMPTZ(3) NOT NULL,
  "off_at" TIMESTAMPTZ(3),
  "off_reason" TEXT,
  "failing_since" TIMESTAMPTZ(3),
  "leased_until" TIMESTAMPTZ(3),
  CONSTRAINT "webhook_endpoints_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "webhook_endpoints_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "webhook_endpoints_company_id_id_key" ON "webhook_endpoints" ("company_id", "id");
CREATE TABLE "webhook_deliveries" (
  "event_id" UUID NOT NULL,
  "endpoint_id" INTEGER NOT NULL,
  "company_id" INTEGER NOT NULL,
  "type" TEXT NOT NULL,
  "data" JSONB NOT NULL,
  "made_at" TIMESTAMPTZ(3) NOT NULL,
  "tries" SMALLINT NOT NULL DEFAULT 0,
  "next_at" TIMESTAMPTZ(3),
  "delivered_at" TIMESTAMPTZ(3),
  "response_status" SMALLINT,
  "response_excerpt" TEXT,
  CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("endpoint_id", "event_id"),
  CONSTRAINT "webhook_deliveries_company_id_endpoint_id_fkey" FOREIGN KEY ("company_id", "endpoint_id") REFERENCES "webhook_endpoints" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "webhook_deliveries_company_id_endpoint_id_idx" ON "webhook_deliveries" ("company_id", "endpoint_id");
-- What an Administrator reads, the newest first.
CREATE INDEX "webhook_deliveries_endpoint_id_made_at_idx" ON "webhook_deliveries" ("endpoint_id", "made_at");
-- What is due.
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" ("endpoint_id", "next_at") WHERE next_at IS NOT NULL;
-- Stores an event for the endpoints of a company that have chosen it, and returns them.
CREATE FUNCTION offer_webhook(of_company INTEGER, of_type TEXT, event_data JSONB, happened_at TIMESTAMPTZ) RETURNS SETOF INTEGER
LANGUAGE sql AS $$
  WITH event AS MATERIALIZED (SELECT gen_random_uuid() AS id)
  INSERT INTO webhook_deliveries (event_id, endpoint_id, company_id, type, data, made_at, next_at)
  SELECT event.id, e.id, e.company_id, of_type, event_data, happened_at, happened_at
  FROM event, webhook_endpoints e WHERE e.company_id = of_company AND e.off_at IS NULL AND of_type = ANY (e.types)
  RETURNING endpoint_id
$$;
