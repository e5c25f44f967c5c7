-- What a company's directory keeps here by SCIM: people, groups and their members, and how it is doing.
CREATE TABLE "directory_people" (
  "user_id" INTEGER NOT NULL,
  "company_id" INTEGER NOT NULL,
  "user_name" TEXT NOT NULL,
  "external_id" TEXT,
  "is_active" BOOLEAN NOT NULL,
  "linked_at" TIMESTAMPTZ(3) NOT NULL,
  "seen_at" TIMESTAMPTZ(3) NOT NULL,
  "removed_at" TIMESTAMPTZ(3),
  "deleted_at" TIMESTAMPTZ(3),
  CONSTRAINT "directory_people_pkey" PRIMARY KEY ("user_id"),
  CONSTRAINT "directory_people_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "users" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "directory_people_company_id_user_id_key" ON "directory_people" ("company_id", "user_id");
CREATE INDEX "directory_people_deleted_at_idx" ON "directory_people" ("deleted_at");
CREATE UNIQUE INDEX "directory_people_present_name" ON "directory_people" ("company_id", "user_name") WHERE "deleted_at" IS NULL;
CREATE UNIQUE INDEX "directory_people_present_external_id" ON "directory_people" ("company_id", "external_id") WHERE "deleted_at" IS NULL;

CREATE TABLE "directory_groups" (
  "id" UUID NOT NULL,
  "company_id" INTEGER NOT NULL,
  "external_id" TEXT,
  "display_name" TEXT NOT NULL,
  "team_id" INTEGER,
  "made_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "directory_groups_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "directory_groups_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "directory_groups_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "directory_groups_team_id_key" ON "directory_groups" ("team_id");
CREATE UNIQUE INDEX "directory_groups_company_id_id_key" ON "directory_groups" ("company_id", "id");
CREATE UNIQUE INDEX "directory_groups_external_id" ON "directory_groups" ("company_id", "external_id");

CREATE TABLE "directory_members" (
  "company_id" INTEGER NOT NULL,
  "group_id" UUID NOT NULL,
  "user_id" INTEGER NOT NULL,
  CONSTRAINT "directory_members_pkey" PRIMARY KEY ("group_id", "user_id"),
  CONSTRAINT "directory_members_company_id_group_id_fkey" FOREIGN KEY ("company_id", "group_id") REFERENCES "directory_groups" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "directory_members_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "directory_people" ("company_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "directory_members_company_id_group_id_idx" ON "directory_members" ("company_id", "group_id");
CREATE INDEX "directory_members_company_id_user_id_idx" ON "directory_members" ("company_id", "user_id");

CREATE TABLE "directory_states" (
  "company_id" INTEGER NOT NULL,
  "groups_make_teams" BOOLEAN NOT NULL DEFAULT false,
  "last_seen_at" TIMESTAMPTZ(3),
  "last_error" TEXT,
  "last_error_at" TIMESTAMPTZ(3),
  "paused_at" TIMESTAMPTZ(3),
  "paused_people" INTEGER NOT NULL DEFAULT 0,
  "stopped_at" TIMESTAMPTZ(3),
  "trusted_until" TIMESTAMPTZ(3),
  CONSTRAINT "directory_states_pkey" PRIMARY KEY ("company_id"),
  CONSTRAINT "directory_states_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
