-- The language in which a question of a pulse is written, null where nobody has said, and its words in further ones.
ALTER TABLE "pulse_questions"
  ADD COLUMN "locale" TEXT,
  ADD COLUMN "texts" JSONB NOT NULL DEFAULT '{}',
  ADD COLUMN "pools" JSONB NOT NULL DEFAULT '{}',
  ADD COLUMN "ends" JSONB NOT NULL DEFAULT '{}';
