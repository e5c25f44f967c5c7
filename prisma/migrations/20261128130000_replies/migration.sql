-- Conversations between who wrote a message without a name and the leaders of its team.
CREATE TABLE "reply_threads" (
  "post_id" UUID NOT NULL,
  "company_id" INTEGER NOT NULL,
  "hash" BYTEA NOT NULL,
  "holder_id" INTEGER,
  "signed_by_id" INTEGER,
  CONSTRAINT "reply_threads_pkey" PRIMARY KEY ("post_id"),
  CONSTRAINT "reply_threads_hash" CHECK (octet_length("hash") = 32),
  CONSTRAINT "reply_threads_company_id_post_id_fkey" FOREIGN KEY ("company_id", "post_id") REFERENCES "posts" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "reply_threads_company_id_holder_id_fkey" FOREIGN KEY ("company_id", "holder_id") REFERENCES "users" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "reply_threads_company_id_signed_by_id_fkey" FOREIGN KEY ("company_id", "signed_by_id") REFERENCES "users" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "reply_threads_hash_key" ON "reply_threads" ("hash");
CREATE UNIQUE INDEX "reply_threads_company_id_post_id_key" ON "reply_threads" ("company_id", "post_id");
CREATE INDEX "reply_threads_company_id_holder_id_idx" ON "reply_threads" ("company_id", "holder_id");
CREATE INDEX "reply_threads_company_id_signed_by_id_idx" ON "reply_threads" ("company_id", "signed_by_id");
CREATE TABLE "reply_messages" (
  "id" UUID NOT NULL,
  "company_id" INTEGER NOT NULL,
  "post_id" UUID NOT NULL,
  "user_id" INTEGER,
  "kind" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  "visible_at" TIMESTAMPTZ(3) NOT NULL,
  "is_notified" BOOLEAN NOT NULL,
  CONSTRAINT "reply_messages_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "reply_messages_kind" CHECK ("kind" IN ('reply', 'note', 'answered', 'author', 'closed')),
  -- Who wrote without a name stands nowhere.
  CONSTRAINT "reply_messages_author" CHECK ("kind" NOT IN ('author', 'closed') OR "user_id" IS NULL),
  CONSTRAINT "reply_messages_company_id_post_id_fkey" FOREIGN KEY ("company_id", "post_id") REFERENCES "reply_threads" ("company_id", "post_id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "reply_messages_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "users" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "reply_messages_company_id_post_id_idx" ON "reply_messages" ("company_id", "post_id");
CREATE INDEX "reply_messages_company_id_user_id_idx" ON "reply_messages" ("company_id", "user_id");
-- What the hourly sweep reads.
CREATE INDEX "reply_messages_untold" ON "reply_messages" ("visible_at") WHERE NOT is_notified;
