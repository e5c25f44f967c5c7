-- Chat platforms of companies, who was found there, and the messages that ask something.
CREATE TABLE "channel_connections" (
  "id" SERIAL NOT NULL,
  "company_id" INTEGER NOT NULL,
  "kind" TEXT NOT NULL,
  "external_id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "token_box" BYTEA NOT NULL,
  "bot_user_id" TEXT NOT NULL,
  "broken_reason" TEXT,
  "broken_at" TIMESTAMPTZ(3),
  "connected_by_id" INTEGER,
  "connected_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "channel_connections_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "channel_connections_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "channel_connections_company_id_connected_by_id_fkey" FOREIGN KEY ("company_id", "connected_by_id") REFERENCES "users" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "channel_connections_company_id_id_key" ON "channel_connections" ("company_id", "id");
CREATE UNIQUE INDEX "channel_connections_company_id_kind_key" ON "channel_connections" ("company_id", "kind");
CREATE UNIQUE INDEX "channel_connections_kind_external_id_key" ON "channel_connections" ("kind", "external_id");
CREATE INDEX "channel_connections_company_id_connected_by_id_idx" ON "channel_connections" ("company_id", "connected_by_id");
CREATE TABLE "channel_people" (
  "company_id" INTEGER NOT NULL,
  "connection_id" INTEGER NOT NULL,
  "user_id" INTEGER NOT NULL,
  "external_id" TEXT,
  "conversation_id" TEXT,
  "unreachable_until" TIMESTAMPTZ(3),
  "matched_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "channel_people_pkey" PRIMARY KEY ("connection_id", "user_id"),
  CONSTRAINT "channel_people_company_id_connection_id_fkey" FOREIGN KEY ("company_id", "connection_id") REFERENCES "channel_connections" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "channel_people_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "users" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "channel_people_connection_id_external_id_key" ON "channel_people" ("connection_id", "external_id");
CREATE INDEX "channel_people_company_id_connection_id_idx" ON "channel_people" ("company_id", "connection_id");
CREATE INDEX "channel_people_company_id_user_id_idx" ON "channel_people" ("company_id", "user_id");
CREATE TABLE "channel_messages" (
  "company_id" INTEGER NOT NULL,
  "connection_id" INTEGER NOT NULL,
  "user_id" INTEGER NOT NULL,
  "about" TEXT NOT NULL,
  "about_id" INTEGER NOT NULL,
  "number" SMALLINT NOT NULL,
  "conversation_id" TEXT NOT NULL,
  "external_id" TEXT NOT NULL,
  "sent_at" TIMESTAMPTZ(3) NOT NULL,
  "settled_at" TIMESTAMPTZ(3),
  CONSTRAINT "channel_messages_pkey" PRIMARY KEY ("connection_id", "about", "about_id", "number"),
  CONSTRAINT "channel_messages_company_id_connection_id_fkey" FOREIGN KEY ("company_id", "connection_id") REFERENCES "channel_connections" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "channel_messages_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "users" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "channel_messages_company_id_connection_id_idx" ON "channel_messages" ("company_id", "connection_id");
CREATE INDEX "channel_messages_company_id_user_id_idx" ON "channel_messages" ("company_id", "user_id");
-- What the sweep reads, and what is deleted.
CREATE INDEX "channel_messages_open" ON "channel_messages" ("about", "about_id") WHERE settled_at IS NULL;
CREATE INDEX "channel_messages_sent_at_idx" ON "channel_messages" ("sent_at");
