-- Set beside "blocked_at" by an Administrator who suspends a person; an erased person has "blocked_at" alone.
ALTER TABLE "users" ADD COLUMN "suspended_at" TIMESTAMPTZ(3);
ALTER TABLE "users" ADD CONSTRAINT "users_suspended_are_blocked" CHECK ("suspended_at" IS NULL OR "blocked_at" IS NOT NULL);

-- Counts of members leave the few suspended people out without a look at each person.
CREATE INDEX "users_suspended" ON "users" ("id") WHERE "suspended_at" IS NOT NULL;
