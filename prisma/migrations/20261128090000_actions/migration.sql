-- What a team's leader tries because of a finding, and when it is looked back on.
CREATE TABLE "actions" (
  "id" SERIAL NOT NULL,
  "company_id" INTEGER NOT NULL,
  "team_id" INTEGER NOT NULL,
  "topic" TEXT NOT NULL,
  "said" TEXT,
  "said_band" TEXT,
  "said_score" SMALLINT,
  "prepared" SMALLINT,
  "will" TEXT,
  "owner_id" INTEGER,
  "made_by_id" INTEGER,
  "state" TEXT NOT NULL DEFAULT 'doing',
  "promised_on" DATE NOT NULL,
  "due_on" DATE NOT NULL,
  "reminded_on" DATE,
  "done_on" DATE,
  "settled_on" DATE,
  CONSTRAINT "actions_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "actions_will" CHECK (("prepared" IS NULL) <> ("will" IS NULL)),
  CONSTRAINT "actions_settled" CHECK (("state" IN ('kept', 'replaced', 'ended')) = ("settled_on" IS NOT NULL)),
  CONSTRAINT "actions_company_id_team_id_fkey" FOREIGN KEY ("company_id", "team_id") REFERENCES "teams" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "actions_company_id_owner_id_fkey" FOREIGN KEY ("company_id", "owner_id") REFERENCES "users" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "actions_company_id_made_by_id_fkey" FOREIGN KEY ("company_id", "made_by_id") REFERENCES "users" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "actions_team_id_settled_on_idx" ON "actions" ("team_id", "settled_on");
CREATE INDEX "actions_company_id_owner_id_idx" ON "actions" ("company_id", "owner_id");
CREATE INDEX "actions_company_id_made_by_id_idx" ON "actions" ("company_id", "made_by_id");
-- Of two that are started at once for one topic, one is refused.
CREATE UNIQUE INDEX "actions_open" ON "actions" ("team_id", "topic") WHERE settled_on IS NULL;
-- What the hourly sweep reads.
CREATE INDEX "actions_due" ON "actions" ("due_on") WHERE settled_on IS NULL AND reminded_on IS NULL;
