-- What an export was drawn from: a repeat is the same one only while nothing of that has changed.
ALTER TABLE "report_exports" ADD COLUMN "version" TEXT;
