-- Somebody who joined their team less than a day before the round opened counts with others.
ALTER TABLE "pulse_recipients" ADD COLUMN "is_new" BOOLEAN NOT NULL DEFAULT false;

-- The teams behind the result of all teams together. Empty for a round of before: all that answered.
ALTER TABLE "pulse_results" ADD COLUMN "counted_teams" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[];
