CREATE TABLE "faq_votes" (
    "company_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "entry_id" SMALLINT NOT NULL,
    "value" SMALLINT NOT NULL,

    CONSTRAINT "faq_votes_pkey" PRIMARY KEY ("user_id", "entry_id"),
    CONSTRAINT "faq_votes_value" CHECK ("value" IN (-1, 1))
);

CREATE INDEX "faq_votes_company_id_entry_id_idx" ON "faq_votes"("company_id", "entry_id");

ALTER TABLE "faq_votes" ADD CONSTRAINT "faq_votes_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "users"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
