-- Steps of before answer none; they are read while others write.
ALTER TABLE "actions" VALIDATE CONSTRAINT "actions_share_id_fkey";
