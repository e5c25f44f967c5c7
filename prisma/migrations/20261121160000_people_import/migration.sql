-- CreateEnum
CREATE TYPE "people_import_state" AS ENUM ('previewed', 'applying', 'applied', 'undoing', 'undone');

-- CreateTable
CREATE TABLE "people_imports" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "created_by_id" INTEGER NOT NULL,
    "file_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "state" "people_import_state" NOT NULL DEFAULT 'previewed',
    "moves_people" BOOLEAN NOT NULL DEFAULT false,
    "counts" JSONB NOT NULL,
    "ignored" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "done_count" INTEGER NOT NULL DEFAULT 0,
    "to_do_count" INTEGER NOT NULL DEFAULT 0,
    "worked_at" TIMESTAMPTZ(3),
    "applied_at" TIMESTAMPTZ(3),
    "undone_at" TIMESTAMPTZ(3),
    "undone_by_id" INTEGER,

    CONSTRAINT "people_imports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "people_import_rows" (
    "import_id" INTEGER NOT NULL,
    "line" INTEGER NOT NULL,
    "cells" JSONB NOT NULL,
    "positions" JSONB NOT NULL DEFAULT '[]',
    "errors" JSONB NOT NULL DEFAULT '[]',
    "leaves_team_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "is_done" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "people_import_rows_pkey" PRIMARY KEY ("import_id","line")
);

-- CreateTable
CREATE TABLE "people_import_changes" (
    "id" SERIAL NOT NULL,
    "import_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "user_id" INTEGER,
    "team_id" INTEGER,
    "department_id" INTEGER,
    "invitation_id" INTEGER,
    "previous_user_id" INTEGER,
    "joined_at" TIMESTAMPTZ(3),
    "outcome" TEXT,

    CONSTRAINT "people_import_changes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "people_imports_company_id_id_idx" ON "people_imports"("company_id", "id");

-- CreateIndex
CREATE INDEX "people_import_changes_import_id_id_idx" ON "people_import_changes"("import_id", "id");

-- CreateIndex
CREATE INDEX "audit_entries_company_id_id_idx" ON "audit_entries"("company_id", "id");

-- AddForeignKey
ALTER TABLE "people_imports" ADD CONSTRAINT "people_imports_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "people_import_rows" ADD CONSTRAINT "people_import_rows_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "people_imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "people_import_changes" ADD CONSTRAINT "people_import_changes_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "people_imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- One import at work per company, also of two that are started at once.
CREATE UNIQUE INDEX "people_imports_at_work" ON "people_imports" (company_id) WHERE state IN ('applying', 'undoing');
-- What the next chunk of rows is found by.
CREATE INDEX "people_import_rows_waiting" ON "people_import_rows" (import_id, line) WHERE NOT is_done AND errors = '[]';
