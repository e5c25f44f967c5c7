-- Whether people who join after the send time of a day are still asked on it.
ALTER TABLE "teams" ADD COLUMN "asks_on_joining" BOOLEAN NOT NULL DEFAULT true;
