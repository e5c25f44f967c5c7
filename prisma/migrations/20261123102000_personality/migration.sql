-- The personality assessment: answers and result of a person, whom alone they are for, and what results are compared with.
CREATE TABLE "personality_answers" (
    "company_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "item_id" SMALLINT NOT NULL,
    "value" SMALLINT NOT NULL,

    CONSTRAINT "personality_answers_pkey" PRIMARY KEY ("user_id","item_id"),
    CONSTRAINT "personality_answers_item" CHECK ("item_id" BETWEEN 1 AND 50),
    CONSTRAINT "personality_answers_value" CHECK ("value" BETWEEN 1 AND 5)
);

CREATE TABLE "personality_results" (
    "user_id" INTEGER NOT NULL,
    "company_id" INTEGER NOT NULL,
    "instrument_id" TEXT NOT NULL,
    "raw" SMALLINT[] NOT NULL,
    "is_uniform" BOOLEAN NOT NULL,
    "completed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "personality_results_pkey" PRIMARY KEY ("user_id"),
    CONSTRAINT "personality_results_raw" CHECK (cardinality("raw") = 5 AND 10 <= ALL ("raw") AND 50 >= ALL ("raw"))
);

CREATE TABLE "personality_norms" (
    "instrument_id" TEXT NOT NULL,
    "means" DOUBLE PRECISION[] NOT NULL,
    "deviations" DOUBLE PRECISION[] NOT NULL,
    "results_count" INTEGER NOT NULL,
    "estimated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "personality_norms_pkey" PRIMARY KEY ("instrument_id"),
    CONSTRAINT "personality_norms_traits" CHECK (cardinality("means") = 5 AND cardinality("deviations") = 5 AND 0 < ALL ("deviations"))
);

CREATE INDEX "personality_results_company_id_user_id_idx" ON "personality_results"("company_id", "user_id");

ALTER TABLE "personality_answers" ADD CONSTRAINT "personality_answers_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "users"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "personality_results" ADD CONSTRAINT "personality_results_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "users"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
