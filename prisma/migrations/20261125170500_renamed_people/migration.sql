-- When somebody last changed their own name: the new one excuses no offensive word.
ALTER TABLE "users" ADD COLUMN "renamed_at" TIMESTAMPTZ(3);
