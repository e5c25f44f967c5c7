-- Every table of a company names it, so that companies can be spread over databases one day. Statements that are hot
-- write it; for the others, and for processes of the release before, a trigger reads it from the row's parent. It fills
-- old rows as well where they are changed before the next migrations reach them.
CREATE FUNCTION "fill_company_of_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.company_id := (SELECT company_id FROM users WHERE id = NEW.user_id);
  RETURN NEW;
END $$;
CREATE FUNCTION "fill_company_of_team"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.company_id := (SELECT company_id FROM teams WHERE id = NEW.team_id);
  RETURN NEW;
END $$;
CREATE FUNCTION "fill_company_of_import"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.company_id := (SELECT company_id FROM people_imports WHERE id = NEW.import_id);
  RETURN NEW;
END $$;
CREATE FUNCTION "fill_company_of_export"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.company_id := (SELECT company_id FROM report_exports WHERE id = NEW.export_id);
  RETURN NEW;
END $$;

ALTER TABLE "sessions" ADD COLUMN "company_id" INTEGER,
  ADD CONSTRAINT "sessions_company_id_check" CHECK ("company_id" IS NOT NULL) NOT VALID;
CREATE TRIGGER "sessions_name_their_company" BEFORE INSERT OR UPDATE ON "sessions" FOR EACH ROW
  WHEN (NEW."company_id" IS NULL) EXECUTE FUNCTION "fill_company_of_user"();

ALTER TABLE "login_tickets" ADD COLUMN "company_id" INTEGER,
  ADD CONSTRAINT "login_tickets_company_id_check" CHECK ("company_id" IS NOT NULL) NOT VALID;
CREATE TRIGGER "login_tickets_name_their_company" BEFORE INSERT OR UPDATE ON "login_tickets" FOR EACH ROW
  WHEN (NEW."company_id" IS NULL) EXECUTE FUNCTION "fill_company_of_user"();

ALTER TABLE "mailed_tokens" ADD COLUMN "company_id" INTEGER,
  ADD CONSTRAINT "mailed_tokens_company_id_check" CHECK ("company_id" IS NOT NULL) NOT VALID;
CREATE TRIGGER "mailed_tokens_name_their_company" BEFORE INSERT OR UPDATE ON "mailed_tokens" FOR EACH ROW
  WHEN (NEW."company_id" IS NULL) EXECUTE FUNCTION "fill_company_of_user"();

ALTER TABLE "recovery_codes" ADD COLUMN "company_id" INTEGER,
  ADD CONSTRAINT "recovery_codes_company_id_check" CHECK ("company_id" IS NOT NULL) NOT VALID;
CREATE TRIGGER "recovery_codes_name_their_company" BEFORE INSERT OR UPDATE ON "recovery_codes" FOR EACH ROW
  WHEN (NEW."company_id" IS NULL) EXECUTE FUNCTION "fill_company_of_user"();

ALTER TABLE "identities" ADD COLUMN "company_id" INTEGER,
  ADD CONSTRAINT "identities_company_id_check" CHECK ("company_id" IS NOT NULL) NOT VALID;
CREATE TRIGGER "identities_name_their_company" BEFORE INSERT OR UPDATE ON "identities" FOR EACH ROW
  WHEN (NEW."company_id" IS NULL) EXECUTE FUNCTION "fill_company_of_user"();

ALTER TABLE "motivator_satisfactions" ADD COLUMN "company_id" INTEGER,
  ADD CONSTRAINT "motivator_satisfactions_company_id_check" CHECK ("company_id" IS NOT NULL) NOT VALID;
CREATE TRIGGER "motivator_satisfactions_name_their_company" BEFORE INSERT OR UPDATE ON "motivator_satisfactions" FOR EACH ROW
  WHEN (NEW."company_id" IS NULL) EXECUTE FUNCTION "fill_company_of_user"();

ALTER TABLE "check_in_answers" ADD COLUMN "company_id" INTEGER,
  ADD CONSTRAINT "check_in_answers_company_id_check" CHECK ("company_id" IS NOT NULL) NOT VALID;
CREATE TRIGGER "check_in_answers_name_their_company" BEFORE INSERT OR UPDATE ON "check_in_answers" FOR EACH ROW
  WHEN (NEW."company_id" IS NULL) EXECUTE FUNCTION "fill_company_of_team"();

ALTER TABLE "norm_answers" ADD COLUMN "company_id" INTEGER,
  ADD CONSTRAINT "norm_answers_company_id_check" CHECK ("company_id" IS NOT NULL) NOT VALID;
CREATE TRIGGER "norm_answers_name_their_company" BEFORE INSERT OR UPDATE ON "norm_answers" FOR EACH ROW
  WHEN (NEW."company_id" IS NULL) EXECUTE FUNCTION "fill_company_of_team"();

ALTER TABLE "member_ratings" ADD COLUMN "company_id" INTEGER,
  ADD CONSTRAINT "member_ratings_company_id_check" CHECK ("company_id" IS NOT NULL) NOT VALID;
CREATE TRIGGER "member_ratings_name_their_company" BEFORE INSERT OR UPDATE ON "member_ratings" FOR EACH ROW
  WHEN (NEW."company_id" IS NULL) EXECUTE FUNCTION "fill_company_of_team"();

ALTER TABLE "people_import_rows" ADD COLUMN "company_id" INTEGER,
  ADD CONSTRAINT "people_import_rows_company_id_check" CHECK ("company_id" IS NOT NULL) NOT VALID;
CREATE TRIGGER "people_import_rows_name_their_company" BEFORE INSERT OR UPDATE ON "people_import_rows" FOR EACH ROW
  WHEN (NEW."company_id" IS NULL) EXECUTE FUNCTION "fill_company_of_import"();

ALTER TABLE "people_import_changes" ADD COLUMN "company_id" INTEGER,
  ADD CONSTRAINT "people_import_changes_company_id_check" CHECK ("company_id" IS NOT NULL) NOT VALID;
CREATE TRIGGER "people_import_changes_name_their_company" BEFORE INSERT OR UPDATE ON "people_import_changes" FOR EACH ROW
  WHEN (NEW."company_id" IS NULL) EXECUTE FUNCTION "fill_company_of_import"();

ALTER TABLE "report_mails" ADD COLUMN "company_id" INTEGER,
  ADD CONSTRAINT "report_mails_company_id_check" CHECK ("company_id" IS NOT NULL) NOT VALID;
CREATE TRIGGER "report_mails_name_their_company" BEFORE INSERT OR UPDATE ON "report_mails" FOR EACH ROW
  WHEN (NEW."company_id" IS NULL) EXECUTE FUNCTION "fill_company_of_export"();
