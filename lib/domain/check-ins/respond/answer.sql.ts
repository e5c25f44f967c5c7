import { OPEN_DAYS_MAX } from '#/lib/domain/calendar/due.ts';
import { ONBOARDING_ID } from '#/lib/domain/check-ins/constants.ts';
import {
  ENPS_DETRACTOR_MAX,
  ENPS_PROMOTER_MIN,
  MOTIVATION_SMOOTHING,
  ONB_LOW_MAX,
  ONB_MID_MAX,
} from '#/lib/domain/metrics/constants.ts';
import { METRIC } from '#/lib/domain/metrics/publication/published-metrics.ts';

/**
 * The parts of the statement that an ordinary answer doesn't need: norms, monthly questions, a leader's ratings. Even
 * without rows, they would take a seventh of its time.
 */
const rareParts = {
  condition: `AND ($14::int[] IS NULL OR norm_ids::int[] <@ $14)
    AND ($16::int[] IS NULL OR month_question_ids::int[] <@ $16)`,
  inserts: `, norms AS (
  INSERT INTO norm_answers (check_in_id, norm_id, company_id, team_id, user_id, local_date, value)
  SELECT own.id, sent.id, company_id, team_id, user_id, local_date, sent.value
  FROM own CROSS JOIN unnest($14::int[], $15::int[]) AS sent (id, value) WHERE sent.id = ANY (norm_ids)
), month_questions AS (
  INSERT INTO month_answers (user_id, question_id, month, company_id, submitted_at)
  SELECT user_id, sent.id, date_trunc('month', local_date)::date, company_id, $2
  FROM own CROSS JOIN unnest($16::int[]) AS sent (id) WHERE sent.id = ANY (month_question_ids)
  ON CONFLICT DO NOTHING
  RETURNING question_id
), ratings AS (
  INSERT INTO member_ratings (check_in_id, user_id, company_id, team_id, local_date, value)
  SELECT answered.id, sent.id, answered.company_id, answered.team_id, local_date, sent.value
  FROM answered CROSS JOIN unnest($18::int[], $19::int[]) AS sent (id, value)
    JOIN team_members m ON m.team_id = answered.team_id AND m.user_id = sent.id
    JOIN teams t ON t.id = answered.team_id AND answered.user_id IN (t.leader_id, t.secondary_leader_id)
  WHERE asks_ratings AND sent.id <> answered.user_id
)`,
  figures: `UNION ALL SELECT ${METRIC.norm} + sent.id, 25 * (sent.value - 1), 0, 0
  FROM own CROSS JOIN unnest($14::int[], $15::int[]) AS sent (id, value) WHERE sent.id = ANY (norm_ids)
  UNION ALL SELECT ${METRIC.monthQuestion} + sent.id, 10 * sent.value, (sent.value >= cut.high)::int, (sent.value <= cut.low)::int
  FROM unnest($16::int[], $17::int[]) AS sent (id, value) JOIN month_questions ON question_id = sent.id
  CROSS JOIN LATERAL (SELECT
    CASE WHEN sent.id = ${ONBOARDING_ID} THEN ${ONB_LOW_MAX} ELSE ${ENPS_DETRACTOR_MAX} END AS low,
    CASE WHEN sent.id = ${ONBOARDING_ID} THEN ${ONB_MID_MAX + 1} ELSE ${ENPS_PROMOTER_MIN} END AS high) AS cut`,
};

/**
 * Returns the statement part with the values that wait to be published without names, by metric; see
 * `published-metrics.ts`. If someone answers two check-ins of a team on one day, both share one row.
 */
const waitingWith = ({ figures }: typeof rareParts) => `given AS (
  SELECT ${METRIC.sentiment} AS metric, $7::float8 AS total, ($7::int IS NOT DISTINCT FROM 100)::int AS high, ($7::int IS NOT DISTINCT FROM 0)::int AS low
  UNION ALL SELECT ${METRIC.productivity}, $12::float8, 0, 0
  UNION ALL SELECT ${METRIC.motivation}, stored.motivation, 0, 0 FROM stored
  UNION ALL SELECT DISTINCT ${METRIC.factor} + factor_id, $7::float8, ($7::int = 100)::int, ($7::int = 0)::int
  FROM unnest($5::int[]) AS factor_id
  ${figures}
), waiting AS (
  INSERT INTO waiting_answers AS known (company_id, team_id, metric, user_id, answered_on, asked_on, answers, total, high, low)
  SELECT own.company_id, own.team_id, given.metric, own.user_id, ($2 AT TIME ZONE c.time_zone)::date, own.local_date, 1, given.total, given.high, given.low
  FROM own JOIN companies c ON c.id = own.company_id CROSS JOIN given WHERE given.total IS NOT NULL
  ON CONFLICT (company_id, team_id, metric, user_id, answered_on) DO UPDATE SET answers = known.answers + 1, asked_on = least(known.asked_on, excluded.asked_on),
    total = known.total + excluded.total, high = known.high + excluded.high, low = known.low + excluded.low
)`;

/**
 * The product's most frequent write, in one statement, because an interactive transaction has a quarter of its rate. Of
 * two parallel calls, exactly one finds the check-in open. A monthly question counts once per person and month of the
 * due day. Motivation is stored in whole points: the difference of two exact values would reveal the answers in
 * between.
 */
const statementWith = (parts: typeof rareParts) => `
WITH answered AS (
  UPDATE check_ins SET answered_at = $2::timestamptz, submission_id = $3::uuid
  WHERE id = $1 AND answered_at IS NULL AND closes_at > $2
    AND ($8::int IS NULL OR motivator_id * 10 + motivator_type = $8)
    ${parts.condition}
    AND NOT EXISTS (SELECT FROM users u WHERE u.id = user_id AND u.blocked_at IS NOT NULL)
    AND NOT EXISTS (SELECT FROM companies c WHERE c.id = company_id AND c.blocked_at IS NOT NULL)
  RETURNING id, company_id, team_id, user_id, local_date, asks_own, asks_ratings, asks_work_environment, norm_ids,
    month_question_ids
), own AS (
  SELECT * FROM answered WHERE asks_own
), smoothed AS (
  INSERT INTO motivator_satisfactions AS known (company_id, user_id, motivator_id, satisfaction, answered_at)
  SELECT company_id, user_id, $8::int / 10, $9::int, $2 FROM own WHERE $9::int IS NOT NULL
  ON CONFLICT (user_id, motivator_id) DO UPDATE
    SET satisfaction = ${MOTIVATION_SMOOTHING} * excluded.satisfaction + ${1 - MOTIVATION_SMOOTHING} * known.satisfaction, answered_at = excluded.answered_at
  RETURNING motivator_id, satisfaction
), known AS (
  SELECT motivator_id, satisfaction FROM smoothed
  UNION ALL
  SELECT s.motivator_id, s.satisfaction
  FROM own JOIN motivator_satisfactions s USING (user_id) JOIN users u ON u.id = user_id
  WHERE $9::int IS NOT NULL AND s.motivator_id <> $8::int / 10 AND (s.answered_at AT TIME ZONE u.time_zone)::date >= ($2::timestamptz AT TIME ZONE u.time_zone)::date - $10::int
), priorities AS (
  SELECT chosen.motivator_id, CASE WHEN u.motivator_priorities = '{}' THEN 1
    ELSE cardinality(u.motivator_priorities) - chosen.rank + 1 END AS weight
  FROM own JOIN users u ON u.id = own.user_id
  CROSS JOIN LATERAL unnest(CASE WHEN u.motivator_priorities = '{}' THEN $11::int[] ELSE u.motivator_priorities END)
    WITH ORDINALITY AS chosen (motivator_id, rank)
), motivation AS (
  SELECT round(sum(weight * satisfaction) / sum(weight))::real AS value FROM priorities JOIN known USING (motivator_id)
), stored AS (
  INSERT INTO check_in_answers (check_in_id, company_id, team_id, user_id, local_date, submitted_at, emotion_id,
    factor_ids, elaborate, sentiment, productivity, motivator_id, motivator_answer, motivation,
    work_environment_id)
  SELECT id, company_id, team_id, user_id, local_date, $2, $4::int, $5::int[], $6::text, $7::int, $12::int, $8::int / 10, $9::int,
    motivation.value, CASE WHEN asks_work_environment THEN $13::int END
  FROM own CROSS JOIN motivation
  RETURNING motivation
), rolled_up AS (
  INSERT INTO person_months AS month (team_id, user_id, company_id, month, due_count, answer_count, good_count, meh_count,
    bad_count, productivity_sum, productivity_count, motivation_sum, motivation_count)
  SELECT team_id, user_id, company_id, date_trunc('month', local_date), 1, 1, ($7::int IS NOT DISTINCT FROM 100)::int,
    ($7::int IS NOT DISTINCT FROM 50)::int, ($7::int IS NOT DISTINCT FROM 0)::int, coalesce($12::int, 0), ($12::int IS NOT NULL)::int,
    coalesce(stored.motivation, 0), (stored.motivation IS NOT NULL)::int
  FROM own CROSS JOIN stored
  ON CONFLICT (team_id, month, user_id) DO UPDATE SET
    answer_count = month.answer_count + excluded.answer_count,
    good_count = month.good_count + excluded.good_count,
    meh_count = month.meh_count + excluded.meh_count,
    bad_count = month.bad_count + excluded.bad_count,
    productivity_sum = month.productivity_sum + excluded.productivity_sum,
    productivity_count = month.productivity_count + excluded.productivity_count,
    motivation_sum = month.motivation_sum + excluded.motivation_sum,
    motivation_count = month.motivation_count + excluded.motivation_count
)${parts.inserts}, ${waitingWith(parts)}
SELECT team_id AS "teamId", user_id AS "userId", local_date::text AS "localDate", asks_own AS "asksOwn",
  ARRAY(SELECT c.id FROM check_ins c WHERE c.company_id = answered.company_id AND c.user_id = answered.user_id
    AND c.local_date >= answered.local_date - ${OPEN_DAYS_MAX} AND c.answered_at IS NULL AND c.closes_at > $2 AND c.id <> answered.id
    ORDER BY c.closes_at, c.id) AS "openIds"
FROM answered`;

/** Stores an answer without norms, monthly questions and ratings, from the values $1 to $13. */
export const ordinaryAnswerSql = statementWith({ condition: '', inserts: '', figures: '' });
/** Stores any answer, from the values $1 to $19. */
export const wholeAnswerSql = statementWith(rareParts);
