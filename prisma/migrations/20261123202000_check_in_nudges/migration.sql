-- When somebody was last reminded of a check-in, by itself or by a leader, so that it is at most once a day.
ALTER TABLE "check_ins" ADD COLUMN "reminded_at" TIMESTAMPTZ(3);
