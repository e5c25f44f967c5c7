-- AlterTable
ALTER TABLE "company_releases" ADD COLUMN     "summed_until" DATE;

-- CreateTable
CREATE TABLE "release_sums" (
    "company_id" INTEGER NOT NULL,
    "scope" TEXT NOT NULL,
    "grain" TEXT NOT NULL,
    "bucket_on" DATE NOT NULL,
    "scope_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "motivation_sum" DOUBLE PRECISION NOT NULL,
    "motivation_answers" INTEGER NOT NULL,
    "productivity_sum" DOUBLE PRECISION NOT NULL,
    "productivity_answers" INTEGER NOT NULL,
    "good_sum" DOUBLE PRECISION NOT NULL,
    "bad_sum" DOUBLE PRECISION NOT NULL,
    "sentiment_answers" INTEGER NOT NULL,
    "due" INTEGER NOT NULL,
    "answered" INTEGER NOT NULL,

    CONSTRAINT "release_sums_pkey" PRIMARY KEY ("company_id","scope","grain","bucket_on","scope_id","user_id")
);

-- CreateTable
CREATE TABLE "release_points" (
    "company_id" INTEGER NOT NULL,
    "scope" TEXT NOT NULL,
    "bucket" TEXT NOT NULL,
    "bucket_on" DATE NOT NULL,
    "scope_id" INTEGER NOT NULL,
    "motivation" DOUBLE PRECISION,
    "motivation_persons" INTEGER NOT NULL,
    "productivity" DOUBLE PRECISION,
    "productivity_persons" INTEGER NOT NULL,
    "sentiment" DOUBLE PRECISION,
    "sentiment_persons" INTEGER NOT NULL,
    "good" DOUBLE PRECISION,
    "bad" DOUBLE PRECISION,

    CONSTRAINT "release_points_pkey" PRIMARY KEY ("company_id","scope","bucket","bucket_on","scope_id")
);

-- AddForeignKey
ALTER TABLE "release_sums" ADD CONSTRAINT "release_sums_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "release_points" ADD CONSTRAINT "release_points_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;
