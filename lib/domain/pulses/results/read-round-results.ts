import * as z from 'zod';
import { canManageCompany } from '#/lib/domain/places/places.policy.ts';
import { pulseHiddenReasons } from '#/lib/domain/pulses/constants.ts';
import { translationShapes } from '#/lib/domain/pulses/pulses.schema.ts';
import { questionTypeIds, questionTypes } from '#/lib/domain/pulses/questions/question-types.constants.ts';
import { readableResults } from '#/lib/domain/pulses/results/results.policy.ts';
import { WHOLE_AUDIENCE } from '#/lib/domain/pulses/results/round-results.ts';
import { askedRound, askedRoundColumns, withAskedRound } from '#/lib/domain/pulses/rounds/round.sql.ts';
import type { UserActor } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const figures = z.object({
  average: z.number().nullable(),
  score: z.number().nullable(),
  positiveAnswers: z.number().nullable(),
  neutralAnswers: z.number().nullable(),
  negativeAnswers: z.number().nullable(),
  scores: z.array(z.object({ question: z.string(), score: z.number() })).nullable(),
  enps: z.number().nullable(),
  // Older results have none.
  detractors: z.number().nullable().default(null),
  passives: z.number().nullable().default(null),
  promoters: z.number().nullable().default(null),
});

/** A question of a round with its published results for one team or for all teams together. */
const publishedQuestion = z.object({
  id: z.number(),
  text: z.string(),
  typeId: z.number(),
  pool: z.array(z.string()),
  low: z.string(),
  high: z.string(),
  bankItemId: z.number().nullable(),
  locale: z.string().nullable(),
  ...translationShapes,
  /** Null if nothing is stored: the round is open, or it asked no one of the team. */
  persons: z.number().nullable(),
  hiddenReason: z.enum(pulseHiddenReasons).nullable(),
  figures: figures.nullable(),
  /** The texts of an open question. */
  writtenTexts: z.array(z.object({ id: z.string(), text: z.string() })).nullable(),
  /**
   * From the previous published round with this question; null if hidden. For a leader of all teams, also null if it
   * asked a team that this round doesn't ask, because that team may belong to someone else.
   */
  before: figures.nullable(),
  /** How many people answered that round. */
  personsBefore: z.number().nullable(),
});
export type PublishedQuestion = z.output<typeof publishedQuestion>;

const roundResults = askedRound.extend({ companyName: z.string(), questions: z.array(publishedQuestion) });
export type RoundResultsRow = z.output<typeof roundResults>;

const textTypes = questionTypeIds.filter((id) => 'isText' in questionTypes[id]).join(', ');

/** Results of an earlier round as a whole need the lead of all its teams, which may include teams not asked now. */
const isEarlierOwn = `$4 <> 0 OR NOT EXISTS (
          SELECT FROM pulse_results theirs WHERE theirs.round_id = earlier.id AND theirs.team_id NOT IN (
            SELECT ours.team_id FROM pulse_results ours WHERE ours.round_id = round.id)
        )`;

/** Reads only what is stored when a round closes: an open round has neither results nor texts. */
const statement = (ofTeam: 'true' | 'team_id = $4', isEarlierRead: string) => `${withAskedRound}
SELECT ${askedRoundColumns(ofTeam)}, (SELECT name FROM companies WHERE id = $2) AS "companyName",
  (SELECT coalesce(json_agg(json_build_object('id', q.id, 'text', q.text, 'typeId', q.type_id, 'pool', q.pool, 'low', q.low, 'high', q.high,
      'bankItemId', q.bank_item_id, 'locale', q.locale, 'texts', q.texts, 'pools', q.pools, 'ends', q.ends, 'persons', s.persons,
      'hiddenReason', s.hidden_reason, 'figures', s.result, 'before', before.result, 'personsBefore', before.persons,
      'writtenTexts', CASE WHEN q.type_id IN (${textTypes}) AND s.persons IS NOT NULL AND s.hidden_reason IS NULL THEN
        (SELECT coalesce(json_agg(json_build_object('id', a.id, 'text', a.text) ORDER BY a.id), '[]') FROM pulse_answers a
          WHERE a.round_id = s.round_id AND a.question_id = s.question_id AND ($4 = 0 OR a.team_id = $4)) END
    ) ORDER BY rq.position), '[]')
    FROM pulse_round_questions rq
    JOIN pulse_questions q ON q.id = rq.question_id
    LEFT JOIN pulse_results s ON s.round_id = rq.round_id AND s.team_id = $4 AND s.question_id = rq.question_id
    LEFT JOIN LATERAL (
      SELECT CASE WHEN ${isEarlierRead} THEN b.result END AS result, b.persons
      FROM (
        SELECT id, local_date FROM pulse_rounds
        WHERE pulse_id = round.pulse_id AND local_date < round.local_date AND published_at IS NOT NULL
        -- Kept apart, so that looking ends with the first round that asked it.
        ORDER BY local_date DESC OFFSET 0
      ) AS earlier
      JOIN pulse_results b ON b.round_id = earlier.id AND b.team_id = $4 AND b.question_id = rq.question_id
      ORDER BY earlier.local_date DESC LIMIT 1
    ) before ON true
    WHERE rq.round_id = round.id) AS questions
FROM pulse LEFT JOIN round ON true`;

/** A leader's right depends on all teams that were asked; an Administrator's only on the requested one. */
const statements = {
  leader: { name: 'pulse-results', text: statement('true', isEarlierOwn) },
  administrator: { name: 'pulse-results-of-all', text: statement('team_id = $4', 'true') },
};

interface ResultsQuery {
  pulseId: number;
  /** 0 for all teams together. */
  teamId: number;
  roundId: number | null;
}

/** The reader, and their role. */
interface ResultsReader {
  actor: Pick<UserActor, 'userId' | 'role'>;
  company: { id: number };
}

/** Returns a round with its questions and their published results; undefined for a pulse of another company. */
export async function readRoundResults(
  { actor, company }: ResultsReader,
  { pulseId, teamId, roundId }: ResultsQuery,
): Promise<RoundResultsRow | undefined> {
  const values = [pulseId, company.id, roundId, teamId];
  const query = statements[canManageCompany(actor) ? 'administrator' : 'leader'];
  return asRows(roundResults, await pool().query({ ...query, values }))[0];
}

/**
 * Returns the published results of a round as a whole, or of the only team of it that someone may read. Returns
 * undefined if they may read none, or several teams but not the whole.
 */
export async function readOwnResults(
  reader: ResultsReader,
  { pulseId, id }: { pulseId: number; id: number },
): Promise<RoundResultsRow | undefined> {
  const whole = await readRoundResults(reader, { pulseId, teamId: WHOLE_AUDIENCE, roundId: id });
  if (!whole) return undefined;
  const { teamIds, isWholeReadable } = readableResults(reader.actor, whole, whole.teams);
  if (isWholeReadable) return whole;
  const [teamId, ...others] = teamIds;
  if (teamId === undefined || others.length > 0) return undefined;
  return readRoundResults(reader, { pulseId, teamId, roundId: id });
}
