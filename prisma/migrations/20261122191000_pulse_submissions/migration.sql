-- A repeat of the same sending makes no second pulse.
ALTER TABLE "pulses" ADD COLUMN "submission_id" UUID;

CREATE UNIQUE INDEX "pulses_creator_id_submission_id_key" ON "pulses"("creator_id", "submission_id");
