-- Why a step ended, as its team reads it, and who typed it: it goes with their account.
ALTER TABLE "actions" ADD COLUMN "why" TEXT;
ALTER TABLE "actions" ADD COLUMN "ended_by_id" INTEGER;
ALTER TABLE "actions" ADD CONSTRAINT "actions_company_id_ended_by_id_fkey" FOREIGN KEY ("company_id", "ended_by_id") REFERENCES "users" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
