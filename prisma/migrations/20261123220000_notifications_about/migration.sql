-- Whom a notification names: it goes with their account, whatever they or others are called by then.
ALTER TABLE "notifications" ADD COLUMN "about_user_id" INTEGER;

-- Those so far name people by what they are called; of namesakes any one is named.
UPDATE "notifications" n SET "about_user_id" = p."id"
FROM (
  SELECT max("id") AS "id", "company_id",
    replace(replace(replace("first_name" || ' ' || "last_name", '&', '&amp;'), '<', '&lt;'), '>', '&gt;') AS "name"
  FROM "users" WHERE "blocked_at" IS NULL GROUP BY "company_id", "name"
) AS p
WHERE p."company_id" = n."company_id" AND p."name" = substring(n."message" FROM '<strong>([^<]+)</strong>');

CREATE INDEX "notifications_about_user_id_idx" ON "notifications"("about_user_id");

ALTER TABLE "notifications" ADD CONSTRAINT "notifications_company_id_about_user_id_fkey" FOREIGN KEY ("company_id", "about_user_id") REFERENCES "users"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
