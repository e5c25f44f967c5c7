-- Of a message without a name it is not kept what its author was reading.
UPDATE "posts" SET "is_motivation" = false WHERE "author_id" IS NULL;
ALTER TABLE "posts" ADD CONSTRAINT "posts_anonymous_source" CHECK ("author_id" IS NOT NULL OR NOT "is_motivation");

-- The first insight of a team told all its leaders what one of them hopes for; from now on it is for that one alone.
DELETE FROM "coach_items" i USING (
  SELECT DISTINCT ON ("team_id") "id", "kind" FROM "coach_items" WHERE "audience" = 'leader' ORDER BY "team_id", "id"
) AS first
WHERE i."id" = first."id" AND first."kind" = 'hq_insight';
ALTER TABLE "coach_items" DROP CONSTRAINT "coach_items_own";
