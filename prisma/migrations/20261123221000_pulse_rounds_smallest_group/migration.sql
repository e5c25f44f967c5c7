-- The smallest group with which a round asked: a lower setting does not hold for people who have answered under a higher one.
ALTER TABLE "pulse_rounds" ADD COLUMN "minimum_group_size" SMALLINT;

UPDATE "pulse_rounds" r SET "minimum_group_size" = c."minimum_group_size"
FROM "companies" c WHERE c."id" = r."company_id" AND r."closed_at" IS NULL AND r."skipped_at" IS NULL;
