-- AlterTable
ALTER TABLE "teams" ADD COLUMN     "is_onboarding" BOOLEAN NOT NULL DEFAULT false;

-- Drafts that were begun before stay with whoever is still in onboarding.
UPDATE "teams" AS t SET "is_onboarding" = true
FROM "users" AS u
WHERE u."id" = t."creator_id" AND u."onboarding_completed_at" IS NULL
  AND t."leader_id" IS NULL AND t."completed_at" IS NULL;
