-- Conversations about texts of pulses, between who wrote a text and those who may read it, and reactions to such texts.
-- The hash of a key goes along when a round rewrites its texts, and goes with a text that isn't published.
CREATE TABLE "pulse_threads" (
  "answer_id" UUID NOT NULL,
  "company_id" INTEGER NOT NULL,
  "hash" BYTEA NOT NULL,
  "holder_id" INTEGER,
  "signed_by_id" INTEGER,
  CONSTRAINT "pulse_threads_pkey" PRIMARY KEY ("answer_id"),
  CONSTRAINT "pulse_threads_hash" CHECK (octet_length("hash") = 32),
  CONSTRAINT "pulse_threads_answer_id_fkey" FOREIGN KEY ("answer_id") REFERENCES "pulse_answers" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "pulse_threads_company_id_holder_id_fkey" FOREIGN KEY ("company_id", "holder_id") REFERENCES "users" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "pulse_threads_company_id_signed_by_id_fkey" FOREIGN KEY ("company_id", "signed_by_id") REFERENCES "users" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "pulse_threads_hash_key" ON "pulse_threads" ("hash");
CREATE UNIQUE INDEX "pulse_threads_company_id_answer_id_key" ON "pulse_threads" ("company_id", "answer_id");
CREATE INDEX "pulse_threads_company_id_holder_id_idx" ON "pulse_threads" ("company_id", "holder_id");
CREATE INDEX "pulse_threads_company_id_signed_by_id_idx" ON "pulse_threads" ("company_id", "signed_by_id");
CREATE TABLE "pulse_thread_messages" (
  "id" UUID NOT NULL,
  "company_id" INTEGER NOT NULL,
  "answer_id" UUID NOT NULL,
  "user_id" INTEGER,
  "kind" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  "visible_at" TIMESTAMPTZ(3) NOT NULL,
  "is_notified" BOOLEAN NOT NULL,
  CONSTRAINT "pulse_thread_messages_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "pulse_thread_messages_kind" CHECK ("kind" IN ('reply', 'note', 'answered', 'author', 'closed')),
  -- Who wrote without a name stands nowhere.
  CONSTRAINT "pulse_thread_messages_author" CHECK ("kind" NOT IN ('author', 'closed') OR "user_id" IS NULL),
  CONSTRAINT "pulse_thread_messages_company_id_answer_id_fkey" FOREIGN KEY ("company_id", "answer_id") REFERENCES "pulse_threads" ("company_id", "answer_id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "pulse_thread_messages_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "users" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "pulse_thread_messages_company_id_answer_id_idx" ON "pulse_thread_messages" ("company_id", "answer_id");
CREATE INDEX "pulse_thread_messages_company_id_user_id_idx" ON "pulse_thread_messages" ("company_id", "user_id");
-- What the hourly sweep reads.
CREATE INDEX "pulse_thread_messages_untold" ON "pulse_thread_messages" ("visible_at") WHERE NOT is_notified;
CREATE TABLE "pulse_acknowledgements" (
  "company_id" INTEGER NOT NULL,
  "answer_id" UUID NOT NULL,
  "user_id" INTEGER NOT NULL,
  "word" SMALLINT NOT NULL,
  CONSTRAINT "pulse_acknowledgements_pkey" PRIMARY KEY ("answer_id", "user_id"),
  CONSTRAINT "pulse_acknowledgements_word" CHECK ("word" BETWEEN 1 AND 5),
  CONSTRAINT "pulse_acknowledgements_answer_id_fkey" FOREIGN KEY ("answer_id") REFERENCES "pulse_answers" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "pulse_acknowledgements_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "users" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "pulse_acknowledgements_company_id_user_id_idx" ON "pulse_acknowledgements" ("company_id", "user_id");
