-- When a company is deleted, if one of its Administrators has asked for it; and when they were warned of the last day.
ALTER TABLE "companies" ADD COLUMN "deletes_at" TIMESTAMPTZ(3), ADD COLUMN "deletion_warned_at" TIMESTAMPTZ(3);
