-- An answer on a scale or to a choice is counted and never stored by itself; only texts have rows.
ALTER TABLE "pulse_answers" DROP COLUMN "value", DROP COLUMN "option_ids", DROP COLUMN "department_id";
ALTER TABLE "pulse_answers" ALTER COLUMN "text" SET NOT NULL;

-- Each person is told at their own send time, once.
ALTER TABLE "pulse_recipients" ADD COLUMN "is_told" BOOLEAN NOT NULL DEFAULT false;

-- What every minute looks for: a few rows of many.
CREATE INDEX "pulse_recipients_untold" ON "pulse_recipients" ("send_at") WHERE NOT "is_told";
CREATE INDEX "pulse_recipients_unanswered" ON "pulse_recipients" ("round_id") WHERE NOT "answered";
