-- Everything is looked at once. The triggers of before note what changes meanwhile.
INSERT INTO "sweep_notes" ("kind", "company_id", "subject_id")
SELECT 'round', company_id, id FROM pulse_rounds WHERE closed_at IS NULL AND skipped_at IS NULL;
UPDATE "pulses" SET "look_at" = 'epoch' WHERE "look_at" IS NOT NULL;
INSERT INTO "sweep_notes" ("kind", "company_id", "subject_id")
SELECT 'newcomers', company_id, id FROM teams WHERE completed_at IS NOT NULL;
INSERT INTO "sweep_notes" ("kind", "company_id", "subject_id") SELECT 'evaluation', company_id, company_id FROM company_releases;
INSERT INTO "release_looks" ("company_id", "due_at")
SELECT c.id,
  (coalesce(r.released_until, (c.created_at AT TIME ZONE c.time_zone)::date - 1) + 2)::timestamp AT TIME ZONE c.time_zone
FROM companies c LEFT JOIN company_releases r ON r.company_id = c.id WHERE c.blocked_at IS NULL
ON CONFLICT DO NOTHING;
