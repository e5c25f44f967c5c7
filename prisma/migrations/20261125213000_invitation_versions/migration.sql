-- The version of the mailed link, which rises when an invitation is sent again, and when that was. The first is what
-- links without a version mean.
ALTER TABLE "invitations" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1, ADD COLUMN "resent_at" TIMESTAMPTZ(3);
