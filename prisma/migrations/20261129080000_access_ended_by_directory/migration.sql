-- When a company's directory itself ended a person's access: it only gives back what still ended at that instant.
ALTER TABLE "directory_people" ADD COLUMN "suspended_at" TIMESTAMPTZ(3);
