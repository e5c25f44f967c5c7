-- Published results that a team's leader has shared with the team, and what the team then chooses: counts beside who has
-- chosen, never in one row.
CREATE TABLE "shares" (
  "id" SERIAL NOT NULL,
  "company_id" INTEGER NOT NULL,
  "team_id" INTEGER NOT NULL,
  "round_id" INTEGER,
  "month" DATE,
  "note" TEXT,
  "shared_by_id" INTEGER,
  "shared_on" DATE NOT NULL,
  "vote_until" DATE,
  "vote_closed_at" TIMESTAMPTZ(3),
  "voters_min" SMALLINT NOT NULL,
  "is_ordered" BOOLEAN NOT NULL DEFAULT false,
  CONSTRAINT "shares_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "shares_of_one" CHECK (("round_id" IS NULL) <> ("month" IS NULL)),
  CONSTRAINT "shares_company_id_team_id_fkey" FOREIGN KEY ("company_id", "team_id") REFERENCES "teams" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "shares_company_id_round_id_fkey" FOREIGN KEY ("company_id", "round_id") REFERENCES "pulse_rounds" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "shares_company_id_shared_by_id_fkey" FOREIGN KEY ("company_id", "shared_by_id") REFERENCES "users" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- A round, or a month, is shared with a team once.
CREATE UNIQUE INDEX "shares_team_id_round_id_key" ON "shares" ("team_id", "round_id");
CREATE UNIQUE INDEX "shares_team_id_month_key" ON "shares" ("team_id", "month");
CREATE INDEX "shares_company_id_round_id_idx" ON "shares" ("company_id", "round_id");
CREATE INDEX "shares_company_id_shared_by_id_idx" ON "shares" ("company_id", "shared_by_id");
-- What the hourly sweep reads.
CREATE INDEX "shares_open" ON "shares" ("vote_until") WHERE vote_closed_at IS NULL;

CREATE TABLE "share_topics" (
  "share_id" INTEGER NOT NULL,
  "company_id" INTEGER NOT NULL,
  "topic" TEXT NOT NULL,
  "position" SMALLINT NOT NULL,
  "votes" INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT "share_topics_pkey" PRIMARY KEY ("share_id", "topic"),
  CONSTRAINT "share_topics_share_id_fkey" FOREIGN KEY ("share_id") REFERENCES "shares" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "share_voters" (
  "share_id" INTEGER NOT NULL,
  "user_id" INTEGER NOT NULL,
  "company_id" INTEGER NOT NULL,
  CONSTRAINT "share_voters_pkey" PRIMARY KEY ("share_id", "user_id"),
  CONSTRAINT "share_voters_share_id_fkey" FOREIGN KEY ("share_id") REFERENCES "shares" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "share_voters_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "users" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "share_voters_company_id_user_id_idx" ON "share_voters" ("company_id", "user_id");
