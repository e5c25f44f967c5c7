-- For which month the leaders of a team were told that they can share it: once, whichever worker does it.
CREATE TABLE "share_invites" (
  "team_id" INTEGER NOT NULL,
  "month" DATE NOT NULL,
  "company_id" INTEGER NOT NULL,
  CONSTRAINT "share_invites_pkey" PRIMARY KEY ("team_id", "month"),
  CONSTRAINT "share_invites_company_id_team_id_fkey" FOREIGN KEY ("company_id", "team_id") REFERENCES "teams" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "share_invites_company_id_team_id_idx" ON "share_invites" ("company_id", "team_id");
