-- Rows of before get their company. Nobody waits for it but who changes one of them.
UPDATE "motivator_satisfactions" child SET "company_id" = parent."company_id" FROM "users" parent
WHERE parent."id" = child."user_id" AND child."company_id" IS NULL;
ALTER TABLE "motivator_satisfactions" VALIDATE CONSTRAINT "motivator_satisfactions_company_id_check";
