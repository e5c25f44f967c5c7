-- The words that readers set on messages of the chat box, by name.
CREATE TABLE "acknowledgements" (
  "company_id" INTEGER NOT NULL,
  "post_id" UUID NOT NULL,
  "user_id" INTEGER NOT NULL,
  "word" SMALLINT NOT NULL,
  "untold_on" DATE,
  CONSTRAINT "acknowledgements_pkey" PRIMARY KEY ("post_id", "user_id"),
  CONSTRAINT "acknowledgements_word" CHECK ("word" BETWEEN 1 AND 5),
  CONSTRAINT "acknowledgements_company_id_post_id_fkey" FOREIGN KEY ("company_id", "post_id") REFERENCES "posts" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "acknowledgements_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "users" ("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "acknowledgements_company_id_user_id_idx" ON "acknowledgements" ("company_id", "user_id");
-- What the hourly sweep reads.
CREATE INDEX "acknowledgements_untold" ON "acknowledgements" ("untold_on") WHERE untold_on IS NOT NULL;
