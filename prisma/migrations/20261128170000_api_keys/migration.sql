-- Keys with which programs call the product for a company.
CREATE TABLE "api_keys" (
  "id" SERIAL NOT NULL,
  "company_id" INTEGER NOT NULL,
  "name" TEXT NOT NULL,
  "token_hash" BYTEA NOT NULL,
  "scopes" TEXT[],
  "owner_id" INTEGER NOT NULL,
  "made_at" TIMESTAMPTZ(3) NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "used_on" DATE,
  "warned_at" TIMESTAMPTZ(3),
  "revoked_at" TIMESTAMPTZ(3),
  CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "api_keys_token_hash" CHECK (octet_length("token_hash") = 32),
  CONSTRAINT "api_keys_company_id_owner_id_fkey" FOREIGN KEY ("company_id", "owner_id") REFERENCES "users" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "api_keys_token_hash_key" ON "api_keys" ("token_hash");
CREATE UNIQUE INDEX "api_keys_company_id_id_key" ON "api_keys" ("company_id", "id");
CREATE INDEX "api_keys_company_id_owner_id_idx" ON "api_keys" ("company_id", "owner_id");
-- What the daily sweep reads.
CREATE INDEX "api_keys_ending" ON "api_keys" ("expires_at") WHERE revoked_at IS NULL AND warned_at IS NULL;
