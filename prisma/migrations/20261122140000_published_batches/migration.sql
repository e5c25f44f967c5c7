-- Every answer is published once, in a batch of enough people. What was published by the former rule goes, and is never
-- made anew from the same answers: the two rules side by side would tell what neither tells alone. Batches begin with
-- the answers given from now on.
DROP TABLE "published_figures", "release_points", "release_sums", "release_cells", "released_answers", "month_results";

CREATE TABLE "waiting_answers" (
    "company_id" INTEGER NOT NULL,
    "team_id" INTEGER NOT NULL,
    "metric" SMALLINT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "answered_on" DATE NOT NULL,
    "pool" SMALLINT NOT NULL DEFAULT 0,
    "department_id" INTEGER NOT NULL DEFAULT 0,
    "pooled_on" DATE,
    "answers" SMALLINT NOT NULL,
    "total" DOUBLE PRECISION NOT NULL,
    "high" SMALLINT NOT NULL,
    "low" SMALLINT NOT NULL,

    CONSTRAINT "waiting_answers_pkey" PRIMARY KEY ("company_id","team_id","metric","user_id","answered_on")
);

-- Whether a pool waits is asked whenever a team is complete.
CREATE INDEX "waiting_answers_pooled" ON "waiting_answers" ("company_id", "metric") WHERE pool > 0;

CREATE TABLE "published_sums" (
    "company_id" INTEGER NOT NULL,
    "scope" SMALLINT NOT NULL,
    "scope_id" INTEGER NOT NULL,
    "metric" SMALLINT NOT NULL,
    "grain" SMALLINT NOT NULL,
    "begins_on" DATE NOT NULL,
    "persons" INTEGER NOT NULL,
    "answers" INTEGER NOT NULL,
    "total" DOUBLE PRECISION NOT NULL,
    "high" INTEGER NOT NULL,
    "low" INTEGER NOT NULL,

    CONSTRAINT "published_sums_pkey" PRIMARY KEY ("company_id","scope","scope_id","metric","grain","begins_on")
);

ALTER TABLE "published_sums" ADD CONSTRAINT "published_sums_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "companies" ADD COLUMN "is_more_careful" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "company_releases" DROP COLUMN "summed_until",
ADD COLUMN "published_until" DATE,
ADD COLUMN "persons_min" SMALLINT,
ADD COLUMN "answers_min" SMALLINT,
ADD COLUMN "shields_teams" BOOLEAN NOT NULL DEFAULT false;

DELETE FROM "company_releases";
INSERT INTO "company_releases" ("company_id", "released_until", "counted_until", "published_at")
SELECT "id", (now() AT TIME ZONE "time_zone")::date - 1, now(), now() FROM "companies";

-- Month questions whose month was not counted yet have never been published: they wait for their first batch.
INSERT INTO "waiting_answers" ("company_id", "team_id", "metric", "user_id", "answered_on", "answers", "total", "high", "low")
SELECT m."company_id", m."team_id", 20 + m."question_id", m."user_id", (m."submitted_at" AT TIME ZONE c."time_zone")::date, count(*),
  sum(10 * m."value"),
  count(*) FILTER (WHERE m."value" >= CASE m."question_id" WHEN 2 THEN 8 ELSE 9 END),
  count(*) FILTER (WHERE m."value" <= CASE m."question_id" WHEN 2 THEN 4 ELSE 6 END)
FROM "month_answers" m JOIN "companies" c ON c."id" = m."company_id"
GROUP BY 1, 2, 3, 4, 5;

ALTER TABLE "month_answers" DROP COLUMN "team_id", DROP COLUMN "department_id", DROP COLUMN "value";
