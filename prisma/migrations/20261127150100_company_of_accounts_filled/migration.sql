-- Rows of before get their company. Nobody waits for it but who changes one of them.
UPDATE "sessions" child SET "company_id" = parent."company_id" FROM "users" parent
WHERE parent."id" = child."user_id" AND child."company_id" IS NULL;
ALTER TABLE "sessions" VALIDATE CONSTRAINT "sessions_company_id_check";
UPDATE "login_tickets" child SET "company_id" = parent."company_id" FROM "users" parent
WHERE parent."id" = child."user_id" AND child."company_id" IS NULL;
ALTER TABLE "login_tickets" VALIDATE CONSTRAINT "login_tickets_company_id_check";
UPDATE "mailed_tokens" child SET "company_id" = parent."company_id" FROM "users" parent
WHERE parent."id" = child."user_id" AND child."company_id" IS NULL;
ALTER TABLE "mailed_tokens" VALIDATE CONSTRAINT "mailed_tokens_company_id_check";
UPDATE "recovery_codes" child SET "company_id" = parent."company_id" FROM "users" parent
WHERE parent."id" = child."user_id" AND child."company_id" IS NULL;
ALTER TABLE "recovery_codes" VALIDATE CONSTRAINT "recovery_codes_company_id_check";
UPDATE "identities" child SET "company_id" = parent."company_id" FROM "users" parent
WHERE parent."id" = child."user_id" AND child."company_id" IS NULL;
ALTER TABLE "identities" VALIDATE CONSTRAINT "identities_company_id_check";
UPDATE "people_import_rows" child SET "company_id" = parent."company_id" FROM "people_imports" parent
WHERE parent."id" = child."import_id" AND child."company_id" IS NULL;
ALTER TABLE "people_import_rows" VALIDATE CONSTRAINT "people_import_rows_company_id_check";
UPDATE "people_import_changes" child SET "company_id" = parent."company_id" FROM "people_imports" parent
WHERE parent."id" = child."import_id" AND child."company_id" IS NULL;
ALTER TABLE "people_import_changes" VALIDATE CONSTRAINT "people_import_changes_company_id_check";
UPDATE "report_mails" child SET "company_id" = parent."company_id" FROM "report_exports" parent
WHERE parent."id" = child."export_id" AND child."company_id" IS NULL;
ALTER TABLE "report_mails" VALIDATE CONSTRAINT "report_mails_company_id_check";
