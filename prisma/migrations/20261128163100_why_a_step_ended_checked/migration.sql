-- Steps of before have nobody who ended them; they are read while others write.
ALTER TABLE "actions" VALIDATE CONSTRAINT "actions_company_id_ended_by_id_fkey";
