-- CreateEnum
CREATE TYPE "share_link_kind" AS ENUM ('company_administrator', 'department_leader', 'team_leader', 'department_team_leader', 'team_member');

-- AlterTable
ALTER TABLE "companies" ADD COLUMN     "industry_id" INTEGER,
ADD COLUMN     "size_id" INTEGER;

-- AlterTable
ALTER TABLE "departments" ADD COLUMN     "completed_at" TIMESTAMPTZ(3),
ADD COLUMN     "creator_id" INTEGER;

-- AlterTable
ALTER TABLE "invitations" ADD COLUMN     "first_name" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "keep_previous" BOOLEAN,
ADD COLUMN     "last_name" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "teams" ADD COLUMN     "secondary_was_member" BOOLEAN NOT NULL DEFAULT false;

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

-- CreateTable
CREATE TABLE "share_links" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "kind" "share_link_kind" NOT NULL,
    "department_id" INTEGER,
    "team_id" INTEGER,
    "created_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "share_links_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "share_links_company_id_kind_idx" ON "share_links"("company_id", "kind");

-- CreateIndex
CREATE INDEX "share_links_department_id_idx" ON "share_links"("department_id");

-- CreateIndex
CREATE INDEX "share_links_team_id_idx" ON "share_links"("team_id");

-- CreateIndex
CREATE INDEX "departments_company_id_creator_id_idx" ON "departments"("company_id", "creator_id");

-- AddForeignKey
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_company_id_department_id_fkey" FOREIGN KEY ("company_id", "department_id") REFERENCES "departments"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_company_id_team_id_fkey" FOREIGN KEY ("company_id", "team_id") REFERENCES "teams"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_company_id_created_by_id_fkey" FOREIGN KEY ("company_id", "created_by_id") REFERENCES "users"("company_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "departments" ADD CONSTRAINT "departments_company_id_creator_id_fkey" FOREIGN KEY ("company_id", "creator_id") REFERENCES "users"("company_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;



-- Departments that are there already have been named and lead a life of their own.
UPDATE "departments" SET "completed_at" = "created_at";
UPDATE "users" SET "onboarding_step" = 7 WHERE "onboarding_completed_at" IS NOT NULL;

-- A link points at exactly what its kind is about.
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_target" CHECK (
  CASE kind
    WHEN 'department_team_leader' THEN department_id IS NOT NULL AND team_id IS NULL
    WHEN 'team_member' THEN team_id IS NOT NULL AND department_id IS NULL
    ELSE department_id IS NULL AND team_id IS NULL
  END
);

-- One link of a kind and target is good at a time.
CREATE UNIQUE INDEX "share_links_open" ON "share_links" (company_id, kind, coalesce(department_id, 0), coalesce(team_id, 0))
  WHERE revoked_at IS NULL;

ALTER TABLE "users" ADD CONSTRAINT "users_onboarding_step" CHECK (onboarding_step BETWEEN 1 AND 7);
