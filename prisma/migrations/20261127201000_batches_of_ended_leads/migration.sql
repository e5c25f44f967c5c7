-- Batches of one day on which a lead of their team ended are kept from now on with the department that they went into:
-- those of before get that of today.
INSERT INTO "mixed_batches" ("company_id", "department_id", "team_id", "team_ids", "metric", "published_on", "parts")
SELECT s."company_id", t."department_id", s."scope_id", ARRAY[s."scope_id"], s."metric", s."begins_on",
  jsonb_build_array(jsonb_build_object('teamIds', jsonb_build_array(s."scope_id"), 'firstOn', s."begins_on", 'lastOn', s."begins_on", 'persons', s."persons"))
FROM "published_sums" s JOIN "teams" t ON t."id" = s."scope_id"
WHERE s."scope" = 0 AND s."grain" = 0 AND (s."metric" < 20 OR s."metric" BETWEEN 100 AND 1000)
  AND (s."company_id", s."scope_id", s."begins_on") IN (SELECT l."company_id", l."team_id", l."ended_on" FROM "leaderships" l WHERE l."ended_on" IS NOT NULL);
