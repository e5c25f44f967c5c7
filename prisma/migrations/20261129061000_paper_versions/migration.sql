-- The last versions of each paper of a company that somebody has read, so that the next one says what differs.
CREATE TABLE "paper_versions" (
  "company_id" INTEGER NOT NULL,
  "kind" TEXT NOT NULL,
  "kept_at" TIMESTAMPTZ(3) NOT NULL,
  "version" TEXT NOT NULL,
  "sentences" JSONB,
  "changes" JSONB,
  CONSTRAINT "paper_versions_pkey" PRIMARY KEY ("company_id", "kind", "kept_at"),
  CONSTRAINT "paper_versions_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
