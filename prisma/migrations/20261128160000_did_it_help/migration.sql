-- Whether a step helped, as its team answers without names: counts beside who has answered, never in one row.
CREATE TABLE "action_ballots" (
  "action_id" INTEGER NOT NULL,
  "company_id" INTEGER NOT NULL,
  "closes_on" DATE NOT NULL,
  "closed_at" TIMESTAMPTZ(3),
  "counts" INTEGER[] DEFAULT ARRAY[0, 0, 0],
  CONSTRAINT "action_ballots_pkey" PRIMARY KEY ("action_id"),
  CONSTRAINT "action_ballots_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "actions" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- What the hourly sweep reads.
CREATE INDEX "action_ballots_open" ON "action_ballots" ("closes_on") WHERE closed_at IS NULL;

CREATE TABLE "action_voters" (
  "action_id" INTEGER NOT NULL,
  "user_id" INTEGER NOT NULL,
  "company_id" INTEGER NOT NULL,
  CONSTRAINT "action_voters_pkey" PRIMARY KEY ("action_id", "user_id"),
  CONSTRAINT "action_voters_action_id_fkey" FOREIGN KEY ("action_id") REFERENCES "action_ballots" ("action_id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "action_voters_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "users" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "action_voters_company_id_user_id_idx" ON "action_voters" ("company_id", "user_id");
