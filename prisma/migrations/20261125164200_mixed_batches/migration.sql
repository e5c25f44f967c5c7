-- The day for which somebody was first asked, of what waits with a day of answers.
ALTER TABLE "waiting_answers" ADD COLUMN "asked_on" DATE;

-- Batches that a reader may know in part: of several teams, or of answers from several days.
CREATE TABLE "mixed_batches" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "department_id" INTEGER,
    "team_id" INTEGER,
    "team_ids" INTEGER[] NOT NULL,
    "metric" SMALLINT NOT NULL,
    "published_on" DATE NOT NULL,
    "parts" JSONB NOT NULL,

    CONSTRAINT "mixed_batches_pkey" PRIMARY KEY ("id")
);
-- Read for those who lead a team of it.
CREATE INDEX "mixed_batches_team_ids_idx" ON "mixed_batches" USING GIN ("team_ids");

ALTER TABLE "mixed_batches" ADD CONSTRAINT "mixed_batches_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;
