-- The texts of a round that a leader picked for the team, one by one.
ALTER TABLE "shares" ADD COLUMN "text_ids" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[];
