-- AlterTable
ALTER TABLE "report_exports" ADD COLUMN     "attempts" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "fetched_at" TIMESTAMPTZ(3);
