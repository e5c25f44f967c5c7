-- AlterTable
ALTER TABLE "report_exports" ADD COLUMN     "kind" TEXT NOT NULL DEFAULT 'report';
