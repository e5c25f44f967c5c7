-- Rows of before get their company. Nobody waits for it but who changes one of them.
UPDATE "norm_answers" child SET "company_id" = parent."company_id" FROM "teams" parent
WHERE parent."id" = child."team_id" AND child."company_id" IS NULL;
ALTER TABLE "norm_answers" VALIDATE CONSTRAINT "norm_answers_company_id_check";
UPDATE "member_ratings" child SET "company_id" = parent."company_id" FROM "teams" parent
WHERE parent."id" = child."team_id" AND child."company_id" IS NULL;
ALTER TABLE "member_ratings" VALIDATE CONSTRAINT "member_ratings_company_id_check";
