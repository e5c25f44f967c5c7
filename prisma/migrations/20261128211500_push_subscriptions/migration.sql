-- Browsers that people have asked to show notices.
CREATE TABLE "push_subscriptions" (
  "id" SERIAL NOT NULL,
  "company_id" INTEGER NOT NULL,
  "user_id" INTEGER NOT NULL,
  "session_id" UUID,
  "endpoint" TEXT NOT NULL,
  "p256dh" TEXT NOT NULL,
  "auth" TEXT NOT NULL,
  "device" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "last_ok_at" TIMESTAMPTZ(3) NOT NULL,
  "failures" SMALLINT NOT NULL DEFAULT 0,
  CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "push_subscriptions_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "users" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "push_subscriptions_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions" ("endpoint");
CREATE INDEX "push_subscriptions_company_id_user_id_idx" ON "push_subscriptions" ("company_id", "user_id");
CREATE INDEX "push_subscriptions_user_id_idx" ON "push_subscriptions" ("user_id");
CREATE INDEX "push_subscriptions_session_id_idx" ON "push_subscriptions" ("session_id");
