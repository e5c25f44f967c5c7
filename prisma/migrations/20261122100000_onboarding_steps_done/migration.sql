-- Steps may be taken in any order: which ones are done replaces the one to go on with.
ALTER TABLE users ADD COLUMN onboarding_steps_done INTEGER[] NOT NULL DEFAULT '{}';
UPDATE users SET onboarding_steps_done = ARRAY(SELECT generate_series(1, least(onboarding_step - 1, 6)));
ALTER TABLE users DROP COLUMN onboarding_step;
