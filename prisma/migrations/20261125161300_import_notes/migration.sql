-- What a preview says about the file as a whole. Processes of the release before leave it empty.
ALTER TABLE "people_imports" ADD COLUMN "notes" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
