-- An import may suspend who has left according to the file, and undoing it brings them back. Processes of the release
-- before suspend nobody.
ALTER TABLE "people_imports" ADD COLUMN "suspends_people" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "people_import_changes" ADD COLUMN "suspended_at" TIMESTAMPTZ(3);
