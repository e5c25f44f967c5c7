-- Domains of companies, and where their people sign in.
CREATE TABLE "company_domains" (
  "id" SERIAL NOT NULL,
  "company_id" INTEGER NOT NULL,
  "domain" TEXT NOT NULL,
  "proof" TEXT NOT NULL,
  "added_at" TIMESTAMPTZ(3) NOT NULL,
  "verified_at" TIMESTAMPTZ(3),
  "checked_at" TIMESTAMPTZ(3),
  "missing_since" TIMESTAMPTZ(3),
  "warned_at" TIMESTAMPTZ(3),
  CONSTRAINT "company_domains_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "company_domains_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "company_domains_company_id_domain_key" ON "company_domains" ("company_id", "domain");
-- A proven domain is of one company.
CREATE UNIQUE INDEX "company_domains_verified" ON "company_domains" ("domain") WHERE verified_at IS NOT NULL;
CREATE TABLE "sign_in_connections" (
  "id" SERIAL NOT NULL,
  "company_id" INTEGER NOT NULL,
  "kind" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "state" TEXT NOT NULL,
  "issuer" TEXT NOT NULL,
  "client_id" TEXT NOT NULL,
  "secret_box" BYTEA NOT NULL,
  "is_enforced" BOOLEAN NOT NULL DEFAULT false,
  "creates_people" BOOLEAN NOT NULL DEFAULT false,
  "made_at" TIMESTAMPTZ(3) NOT NULL,
  "tested_at" TIMESTAMPTZ(3),
  CONSTRAINT "sign_in_connections_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "sign_in_connections_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "sign_in_connections_company_id_id_key" ON "sign_in_connections" ("company_id", "id");
CREATE TABLE "sign_in_exceptions" (
  "company_id" INTEGER NOT NULL,
  "connection_id" INTEGER NOT NULL,
  "user_id" INTEGER NOT NULL,
  CONSTRAINT "sign_in_exceptions_pkey" PRIMARY KEY ("connection_id", "user_id"),
  CONSTRAINT "sign_in_exceptions_company_id_connection_id_fkey" FOREIGN KEY ("company_id", "connection_id") REFERENCES "sign_in_connections" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "sign_in_exceptions_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "users" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "sign_in_exceptions_company_id_connection_id_idx" ON "sign_in_exceptions" ("company_id", "connection_id");
CREATE INDEX "sign_in_exceptions_company_id_user_id_idx" ON "sign_in_exceptions" ("company_id", "user_id");
CREATE TABLE "sign_in_attempts" (
  "id" UUID NOT NULL,
  "company_id" INTEGER NOT NULL,
  "connection_id" INTEGER NOT NULL,
  "request_id" TEXT NOT NULL,
  "browser_hash" BYTEA NOT NULL,
  "verifier_box" BYTEA NOT NULL,
  "nonce" TEXT NOT NULL,
  "is_test" BOOLEAN NOT NULL DEFAULT false,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "used_at" TIMESTAMPTZ(3),
  "outcome" JSONB,
  CONSTRAINT "sign_in_attempts_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "sign_in_attempts_company_id_connection_id_fkey" FOREIGN KEY ("company_id", "connection_id") REFERENCES "sign_in_connections" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "sign_in_attempts_request_id_key" ON "sign_in_attempts" ("request_id");
CREATE INDEX "sign_in_attempts_company_id_connection_id_idx" ON "sign_in_attempts" ("company_id", "connection_id");
CREATE INDEX "sign_in_attempts_expires_at_idx" ON "sign_in_attempts" ("expires_at");
