-- In a batch each person weighs one, so that good and bad feelings come in parts of a person.
ALTER TABLE "published_sums" ALTER COLUMN "high" TYPE DOUBLE PRECISION, ALTER COLUMN "low" TYPE DOUBLE PRECISION;

-- Who named a factor in the batches of the last four weeks.
CREATE TABLE "factor_mentions" (
    "company_id" INTEGER NOT NULL,
    "department_id" INTEGER NOT NULL,
    "team_id" INTEGER NOT NULL,
    "metric" SMALLINT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "published_on" DATE NOT NULL,
    "high" SMALLINT NOT NULL,
    "low" SMALLINT NOT NULL,
    "middle" SMALLINT NOT NULL,

    CONSTRAINT "factor_mentions_pkey" PRIMARY KEY ("company_id","published_on","team_id","department_id","metric","user_id")
);
