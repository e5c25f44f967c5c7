-- AlterTable
ALTER TABLE "companies" ADD COLUMN     "administrator_link_version" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "department_link_version" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "industry_id" INTEGER,
ADD COLUMN     "size_id" INTEGER,
ADD COLUMN     "team_leader_link_version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "departments" ADD COLUMN     "completed_at" TIMESTAMPTZ(3),
ADD COLUMN     "creator_id" INTEGER,
ADD COLUMN     "link_version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "invitations" ADD COLUMN     "first_name" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "keep_previous" BOOLEAN,
ADD COLUMN     "last_name" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "link_version" INTEGER;

-- AlterTable
ALTER TABLE "teams" ADD COLUMN     "link_version" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "secondary_was_member" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "birth_date" DATE,
ADD COLUMN     "get_members_birthdays" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "hire_date" DATE,
ADD COLUMN     "hopes" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "is_new_hire" BOOLEAN,
ADD COLUMN     "motivator_baselines" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "motivator_reason" JSONB,
ADD COLUMN     "onboarding_step" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "share_birthday" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "years_of_leadership_id" INTEGER;

-- CreateIndex
CREATE INDEX "departments_company_id_creator_id_idx" ON "departments"("company_id", "creator_id");

-- CreateIndex
CREATE INDEX "notifications_team_id_idx" ON "notifications"("team_id");

-- CreateIndex
CREATE INDEX "teams_company_id_creator_id_idx" ON "teams"("company_id", "creator_id");

-- CreateIndex
CREATE INDEX "users_company_id_first_name_last_name_id_idx" ON "users"("company_id", "first_name", "last_name", "id");

-- AddForeignKey
ALTER TABLE "departments" ADD CONSTRAINT "departments_company_id_creator_id_fkey" FOREIGN KEY ("company_id", "creator_id") REFERENCES "users"("company_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;


-- Departments that are there already have been named and lead a life of their own.
UPDATE "departments" SET "completed_at" = "created_at";
UPDATE "users" SET "onboarding_step" = 7 WHERE "onboarding_completed_at" IS NOT NULL;

ALTER TABLE "users" ADD CONSTRAINT "users_onboarding_step" CHECK (onboarding_step BETWEEN 1 AND 7);

-- People are found by any part of their name or address, as `list-leader-candidates.ts` asks.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX "users_found_by" ON "users" USING gin (lower(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);
