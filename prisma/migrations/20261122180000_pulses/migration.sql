-- Pulses. An answer has no person, no recipient, no time and no other answer of the same person; nothing leads back.
CREATE TABLE "pulses" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "creator_id" INTEGER NOT NULL,
    "creator_role" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "start_date" DATE,
    "end_date" DATE,
    "open_days" SMALLINT,
    "time" TEXT NOT NULL DEFAULT '12:00',
    "recurring_on" BOOLEAN NOT NULL DEFAULT false,
    "frequency" SMALLINT NOT NULL DEFAULT 1,
    "days" BOOLEAN[] NOT NULL DEFAULT ARRAY[true, true, true, true, true, false, false]::BOOLEAN[],
    "include_leaders" BOOLEAN NOT NULL DEFAULT false,
    "bank_rotation" BOOLEAN NOT NULL DEFAULT false,
    "bank_pinned" SMALLINT[] NOT NULL DEFAULT ARRAY[]::SMALLINT[],
    "bank_muted" SMALLINT[] NOT NULL DEFAULT ARRAY[]::SMALLINT[],
    "is_draft" BOOLEAN NOT NULL DEFAULT true,
    "is_active" BOOLEAN NOT NULL DEFAULT false,
    "activated_at" TIMESTAMPTZ(3),
    "opens_at_once" BOOLEAN NOT NULL DEFAULT false,
    "stopped_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "pulses_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "pulses_days" CHECK (array_length("days", 1) = 7),
    CONSTRAINT "pulses_frequency" CHECK ("frequency" BETWEEN 1 AND 4),
    CONSTRAINT "pulses_open_days" CHECK ("open_days" BETWEEN 1 AND 14),
    CONSTRAINT "pulses_state" CHECK (NOT ("is_draft" AND "is_active"))
);

CREATE TABLE "pulse_teams" (
    "company_id" INTEGER NOT NULL,
    "pulse_id" INTEGER NOT NULL,
    "team_id" INTEGER NOT NULL,

    CONSTRAINT "pulse_teams_pkey" PRIMARY KEY ("pulse_id","team_id")
);

CREATE TABLE "pulse_questions" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "pulse_id" INTEGER NOT NULL,
    "position" SMALLINT,
    "text" TEXT NOT NULL,
    "type_id" SMALLINT NOT NULL,
    "pool" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "is_multiple" BOOLEAN NOT NULL DEFAULT false,
    "low" TEXT NOT NULL DEFAULT '',
    "high" TEXT NOT NULL DEFAULT '',
    "bank_item_id" SMALLINT,
    "retired_at" TIMESTAMPTZ(3),

    CONSTRAINT "pulse_questions_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "pulse_questions_position" CHECK ("position" BETWEEN 1 AND 5),
    CONSTRAINT "pulse_questions_type" CHECK ("type_id" BETWEEN 2 AND 6)
);

CREATE TABLE "pulse_rounds" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "pulse_id" INTEGER NOT NULL,
    "local_date" DATE NOT NULL,
    "opens_at" TIMESTAMPTZ(3) NOT NULL,
    "closes_at" TIMESTAMPTZ(3) NOT NULL,
    "skipped_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "published_at" TIMESTAMPTZ(3),
    "members_count" INTEGER NOT NULL DEFAULT 0,
    "responses_count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "pulse_rounds_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "pulse_round_questions" (
    "company_id" INTEGER NOT NULL,
    "round_id" INTEGER NOT NULL,
    "question_id" INTEGER NOT NULL,
    "position" SMALLINT NOT NULL,

    CONSTRAINT "pulse_round_questions_pkey" PRIMARY KEY ("round_id","question_id")
);

CREATE TABLE "pulse_recipients" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "round_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "team_id" INTEGER NOT NULL,
    "department_id" INTEGER,
    "send_at" TIMESTAMPTZ(3) NOT NULL,
    "answered" BOOLEAN NOT NULL DEFAULT false,
    "submission_id" UUID,
    "remind_at" TIMESTAMPTZ(3),
    "nudged_at" TIMESTAMPTZ(3),
    "nudge_count" SMALLINT NOT NULL DEFAULT 0,
    "last_mail" SMALLINT,

    CONSTRAINT "pulse_recipients_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "pulse_answers" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "company_id" INTEGER NOT NULL,
    "round_id" INTEGER NOT NULL,
    "question_id" INTEGER NOT NULL,
    "team_id" INTEGER,
    "department_id" INTEGER,
    "value" SMALLINT,
    "option_ids" SMALLINT[] NOT NULL DEFAULT ARRAY[]::SMALLINT[],
    "text" TEXT,

    CONSTRAINT "pulse_answers_pkey" PRIMARY KEY ("id")
);

-- The same few rows are raised by every answer: room beside each keeps the index out of it.
CREATE TABLE "pulse_tallies" (
    "company_id" INTEGER NOT NULL,
    "round_id" INTEGER NOT NULL,
    "question_id" INTEGER NOT NULL,
    "team_id" INTEGER NOT NULL,
    "value" SMALLINT NOT NULL,
    "n" INTEGER NOT NULL,

    CONSTRAINT "pulse_tallies_pkey" PRIMARY KEY ("round_id","question_id","team_id","value")
) WITH (fillfactor = 60);

CREATE TABLE "pulse_results" (
    "company_id" INTEGER NOT NULL,
    "round_id" INTEGER NOT NULL,
    "team_id" INTEGER NOT NULL,
    "question_id" INTEGER NOT NULL,
    "persons" INTEGER NOT NULL,
    "hidden_reason" TEXT,
    "result" JSONB,

    CONSTRAINT "pulse_results_pkey" PRIMARY KEY ("round_id","team_id","question_id")
);

CREATE TABLE "pulse_sweeps" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "swept_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "pulse_sweeps_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "pulses_company_id_id_key" ON "pulses"("company_id", "id");
CREATE INDEX "pulses_company_id_creator_id_idx" ON "pulses"("company_id", "creator_id");
CREATE INDEX "pulse_teams_company_id_team_id_idx" ON "pulse_teams"("company_id", "team_id");
CREATE UNIQUE INDEX "pulse_questions_company_id_id_key" ON "pulse_questions"("company_id", "id");
CREATE INDEX "pulse_questions_pulse_id_idx" ON "pulse_questions"("pulse_id");
CREATE UNIQUE INDEX "pulse_rounds_company_id_id_key" ON "pulse_rounds"("company_id", "id");
CREATE UNIQUE INDEX "pulse_rounds_pulse_id_local_date_key" ON "pulse_rounds"("pulse_id", "local_date");
CREATE INDEX "pulse_round_questions_question_id_idx" ON "pulse_round_questions"("question_id");
CREATE UNIQUE INDEX "pulse_recipients_round_id_user_id_key" ON "pulse_recipients"("round_id", "user_id");
CREATE INDEX "pulse_recipients_company_id_user_id_idx" ON "pulse_recipients"("company_id", "user_id");
CREATE INDEX "pulse_recipients_remind_at_idx" ON "pulse_recipients"("remind_at");
CREATE INDEX "pulse_answers_round_id_question_id_idx" ON "pulse_answers"("round_id", "question_id");

-- What every minute looks for, and what the question bank asks of a company: a handful of rows of many.
CREATE INDEX "pulses_active" ON "pulses" ("company_id") WHERE "is_active" AND "deleted_at" IS NULL;
CREATE INDEX "pulse_rounds_open" ON "pulse_rounds" ("closes_at") WHERE "closed_at" IS NULL AND "skipped_at" IS NULL;
CREATE INDEX "pulse_questions_bank" ON "pulse_questions" ("company_id", "bank_item_id") WHERE "bank_item_id" IS NOT NULL;

ALTER TABLE "pulses" ADD CONSTRAINT "pulses_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "pulses" ADD CONSTRAINT "pulses_company_id_creator_id_fkey" FOREIGN KEY ("company_id", "creator_id") REFERENCES "users"("company_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;
ALTER TABLE "pulse_teams" ADD CONSTRAINT "pulse_teams_company_id_pulse_id_fkey" FOREIGN KEY ("company_id", "pulse_id") REFERENCES "pulses"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "pulse_teams" ADD CONSTRAINT "pulse_teams_company_id_team_id_fkey" FOREIGN KEY ("company_id", "team_id") REFERENCES "teams"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "pulse_questions" ADD CONSTRAINT "pulse_questions_company_id_pulse_id_fkey" FOREIGN KEY ("company_id", "pulse_id") REFERENCES "pulses"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "pulse_rounds" ADD CONSTRAINT "pulse_rounds_company_id_pulse_id_fkey" FOREIGN KEY ("company_id", "pulse_id") REFERENCES "pulses"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "pulse_round_questions" ADD CONSTRAINT "pulse_round_questions_company_id_round_id_fkey" FOREIGN KEY ("company_id", "round_id") REFERENCES "pulse_rounds"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "pulse_round_questions" ADD CONSTRAINT "pulse_round_questions_company_id_question_id_fkey" FOREIGN KEY ("company_id", "question_id") REFERENCES "pulse_questions"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "pulse_recipients" ADD CONSTRAINT "pulse_recipients_company_id_round_id_fkey" FOREIGN KEY ("company_id", "round_id") REFERENCES "pulse_rounds"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "pulse_recipients" ADD CONSTRAINT "pulse_recipients_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "users"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "pulse_answers" ADD CONSTRAINT "pulse_answers_company_id_round_id_fkey" FOREIGN KEY ("company_id", "round_id") REFERENCES "pulse_rounds"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "pulse_tallies" ADD CONSTRAINT "pulse_tallies_company_id_round_id_fkey" FOREIGN KEY ("company_id", "round_id") REFERENCES "pulse_rounds"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "pulse_results" ADD CONSTRAINT "pulse_results_company_id_round_id_fkey" FOREIGN KEY ("company_id", "round_id") REFERENCES "pulse_rounds"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
