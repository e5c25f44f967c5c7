-- How people voted whose accounts are gone: a count that became smaller told it.
CREATE TABLE "faq_former_votes" (
  "company_id" INTEGER NOT NULL,
  "entry_id" SMALLINT NOT NULL,
  "likes" INTEGER NOT NULL DEFAULT 0,
  "dislikes" INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT "faq_former_votes_pkey" PRIMARY KEY ("company_id", "entry_id"),
  CONSTRAINT "faq_former_votes_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
