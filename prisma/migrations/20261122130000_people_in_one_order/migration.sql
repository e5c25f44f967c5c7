-- Lists of people are read in the order of an address book, accents beside their letters.
DROP INDEX "users_company_id_first_name_last_name_id_idx";

CREATE INDEX "users_company_id_first_name_last_name_id_idx"
  ON "users"("company_id", "first_name" COLLATE "und-x-icu", "last_name" COLLATE "und-x-icu", "id");
