-- How a company stands with Stripe, as Stripe said last.
CREATE TABLE "billing_accounts" (
    "company_id" INTEGER NOT NULL,
    "customer_id" TEXT,
    "subscription_id" TEXT,
    "status" TEXT,
    "price_id" TEXT,
    "current_period_end" TIMESTAMPTZ(3),
    "cancel_at" TIMESTAMPTZ(3),
    "past_due_since" TIMESTAMPTZ(3),
    "over_since" TIMESTAMPTZ(3),
    "near_since" TIMESTAMPTZ(3),
    "state" TEXT NOT NULL DEFAULT 'free',
    "synced_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "billing_accounts_pkey" PRIMARY KEY ("company_id")
);

-- Events that have been taken, so that a repeat does nothing.
CREATE TABLE "stripe_events" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "customer_id" TEXT,

    CONSTRAINT "stripe_events_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "checkout_attempts" (
    "id" UUID NOT NULL,
    "company_id" INTEGER NOT NULL,
    "actor_id" INTEGER NOT NULL,
    "session_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "checkout_attempts_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "billing_accounts_customer_id_key" ON "billing_accounts"("customer_id");
CREATE UNIQUE INDEX "checkout_attempts_session_id_key" ON "checkout_attempts"("session_id");
CREATE INDEX "checkout_attempts_company_id_created_at_idx" ON "checkout_attempts"("company_id", "created_at");

ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "checkout_attempts" ADD CONSTRAINT "checkout_attempts_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;
