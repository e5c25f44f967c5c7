-- How people voted whose accounts are gone: a count that became smaller told it.
ALTER TABLE "coach_items" ADD COLUMN "former_likes" INTEGER NOT NULL DEFAULT 0, ADD COLUMN "former_dislikes" INTEGER NOT NULL DEFAULT 0;
