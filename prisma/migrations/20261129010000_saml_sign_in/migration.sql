-- Sign-in by SAML beside OpenID Connect.
ALTER TABLE "sign_in_connections"
  ADD COLUMN "settings" JSONB,
  ADD COLUMN "warned_at" TIMESTAMPTZ(3);
CREATE TABLE "saml_assertions" (
  "company_id" INTEGER NOT NULL,
  "connection_id" INTEGER NOT NULL,
  "assertion_id" TEXT NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "saml_assertions_pkey" PRIMARY KEY ("connection_id", "assertion_id"),
  CONSTRAINT "saml_assertions_company_id_connection_id_fkey" FOREIGN KEY ("company_id", "connection_id") REFERENCES "sign_in_connections" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "saml_assertions_company_id_connection_id_idx" ON "saml_assertions" ("company_id", "connection_id");
CREATE INDEX "saml_assertions_expires_at_idx" ON "saml_assertions" ("expires_at");
