import type { PoolClient } from 'pg';
import { VOTE_DAYS, VOTERS_MIN } from '#/lib/domain/actions/constants.ts';
import { proposeTopics } from '#/lib/domain/actions/share/share-topics.ts';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { insertRows, reserveIds } from '#/prisma/seed/bulk-insert.ts';
import type { DemoYear } from '#/prisma/seed/demo/demo-year.ts';
import type { DemoOrganisation } from '#/prisma/seed/demo/organisation.ts';
import { crunchTeamName } from '#/prisma/seed/demo/plan.ts';
import type { StoredOrganisation } from '#/prisma/seed/demo/stored-organisation.ts';

interface PublishedRound {
  id: number;
  /** The day it closed. */
  day: LocalDate;
  scores: { bankItemId: number | null; score: number | null }[];
}

/** The last two rounds of the monthly pulse with a visible result of a team, newest first. */
const lastRounds = `
SELECT r.id, r.closed_at::date::text AS day,
  json_agg(json_build_object('bankItemId', q.bank_item_id, 'score', s.result -> 'score') ORDER BY q.id) AS scores
FROM pulse_rounds r JOIN pulses p ON p.id = r.pulse_id AND p.company_id = $1 AND p.name = 'Team check'
  JOIN pulse_results s ON s.round_id = r.id AND s.team_id = $2 AND s.hidden_reason IS NULL
  JOIN pulse_questions q ON q.id = s.question_id
WHERE r.published_at IS NOT NULL GROUP BY r.id ORDER BY r.local_date DESC LIMIT 2`;

/** Two texts are picked for each share. */
const pickTexts = `
UPDATE shares s SET text_ids = ARRAY(
  SELECT a.id FROM pulse_answers a WHERE a.round_id = s.round_id AND a.team_id = s.team_id ORDER BY a.id LIMIT 2)
WHERE s.company_id = $1`;

const shareColumns = {
  id: 'int',
  company_id: 'int',
  team_id: 'int',
  round_id: 'int',
  note: 'text',
  shared_by_id: 'int',
  shared_on: 'date',
  vote_until: 'date',
  vote_closed_at: 'timestamptz',
  voters_min: 'smallint',
  is_ordered: 'boolean',
};
const topicColumns = { share_id: 'int', company_id: 'int', topic: 'text', position: 'smallint' };
const stepColumns = {
  company_id: 'int',
  team_id: 'int',
  share_id: 'int',
  topic: 'text',
  prepared: 'smallint',
  owner_id: 'int',
  made_by_id: 'int',
  state: 'text',
  promised_on: 'date',
  due_on: 'date',
  reminded_on: 'date',
  settled_on: 'date',
};

interface Demo {
  year: DemoYear;
  organisation: DemoOrganisation;
  storedOrganisation: StoredOrganisation;
}

/**
 * Stores what the leader of the first story's team shared, with two texts each. A month ago, the team chose the step
 * that was kept; from the newest results, it chooses now.
 */
export async function insertShares(
  client: PoolClient,
  { year: { today }, organisation, storedOrganisation: { companyId, idOf } }: Demo,
): Promise<void> {
  const team = organisation.teams.find(({ plan }) => plan.name === crunchTeamName);
  if (!team) throw new Error(`There is no team ${crunchTeamName}.`);
  const [teamId, leaderId] = [idOf(team), idOf(team.leader)];
  const { rows } = await client.query<PublishedRound>(lastRounds, [companyId, teamId]);
  const [newest, earlier] = rows;
  if (!newest || !earlier) throw new Error(`${crunchTeamName} has results of two rounds.`);
  const [earlierId, newestId] = await reserveIds(client, 'shares', 2);
  const notes = ['Workload went better, didn’t it? Choose what comes next.', 'Thank you for the frank answers.'];
  const of = { companyId, teamId, leaderId };
  const sharedOn = addDays(today, -1);
  const promisedOn = addDays(earlier.day, VOTE_DAYS + 1);
  const closedOn = addDays(earlier.day, VOTE_DAYS);
  await insertRows(client, 'shares', shareColumns, [
    shareRow(of, { id: earlierId, round: earlier, note: notes[1], sharedOn: earlier.day, closedOn }),
    shareRow(of, { id: newestId, round: newest, note: notes[0], sharedOn, closedOn: null }),
  ]);
  await client.query(pickTexts, [companyId]);
  const topics = (round: PublishedRound, id: number | undefined) =>
    topicsOf(round).map((topic, at) => [id, companyId, topic, at + 1]);
  await insertRows(client, 'share_topics', topicColumns, [...topics(earlier, earlierId), ...topics(newest, newestId)]);
  const dueOn = addDays(promisedOn, 14);
  const [topic] = topicsOf(earlier);
  const step = [topic, 1, leaderId, leaderId, 'kept', promisedOn, dueOn, dueOn, dueOn];
  await insertRows(client, 'actions', stepColumns, [[companyId, teamId, earlierId, ...step]]);
}

interface SharedRound {
  id: number | undefined;
  round: PublishedRound;
  note: string | undefined;
  sharedOn: LocalDate;
  /** Null as long as the team chooses. */
  closedOn: LocalDate | null;
}

function shareRow(
  { companyId, teamId, leaderId }: { companyId: number; teamId: number; leaderId: number },
  { id, round, note, sharedOn, closedOn }: SharedRound,
) {
  const closedAt = closedOn && `${closedOn}T08:00:00Z`;
  const vote = [addDays(sharedOn, VOTE_DAYS), closedAt, VOTERS_MIN, closedOn !== null];
  return [id, companyId, teamId, round.id, note, leaderId, sharedOn, ...vote];
}

/** Returns the topics without what hurt, which a leader's own share would also have. */
function topicsOf({ scores }: PublishedRound): string[] {
  const questions = scores.map((one) => ({ ...one, trend: null, isTrendClear: false }));
  return proposeTopics({ questions, factors: [], norms: [] });
}
