-- The shared results that a step answers.
ALTER TABLE "actions" ADD COLUMN "share_id" INTEGER;
ALTER TABLE "actions" ADD CONSTRAINT "actions_share_id_fkey" FOREIGN KEY ("share_id") REFERENCES "shares" ("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
