-- Counters of limits are written by every attempt and worth minutes: without a log no attempt waits for the disk. They are
-- shared by all processes and survive an orderly stop; after a crash of the database they begin anew.
ALTER TABLE "rate_limits" SET UNLOGGED;

-- The nightly sweep goes through the table in chunks and needs no index.
DROP INDEX "rate_limits_expire_idx";
