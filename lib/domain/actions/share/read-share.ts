import * as z from 'zod';
import { canManageActions, type SteppingTeam } from '#/lib/domain/actions/actions.policy.ts';
import { SHARE_SHOWN_DAYS } from '#/lib/domain/actions/constants.ts';
import type { PresentedShare } from '#/lib/domain/actions/share/share.contract.ts';
import { presentTopic, presentVote } from '#/lib/domain/actions/share/share.present.ts';
import { addDays, addMonths, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { getTeamDashboard } from '#/lib/domain/dashboards/team/get-team-dashboard.ts';
import { readRoundResults } from '#/lib/domain/pulses/results/read-round-results.ts';
import { presentResults } from '#/lib/domain/pulses/results/results.present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const reactionCount = z.object({ id: z.string(), count: z.number() });

export type SharingTeam = SteppingTeam & { id: number; today: LocalDate };

const day = z.iso.date();
const shareRow = z.object({
  id: z.number(),
  roundId: z.number().nullable(),
  pulseId: z.number().nullable(),
  name: z.string().nullable(),
  asOf: day,
  sharedOn: day,
  sharedBy: z.string().nullable(),
  note: z.string().nullable(),
  textIds: z.array(z.string()),
  topics: z.array(z.string()),
  voteUntil: day.nullable(),
  isOver: z.boolean(),
  isOrdered: z.boolean(),
  votersMin: z.number(),
  hasVoted: z.boolean(),
});

/** Returns no counts. Topics are in the proposed order, and in the chosen order once the vote has closed. */
const statement = `
SELECT s.id, s.round_id AS "roundId", r.pulse_id AS "pulseId", p.name, coalesce(r.local_date, s.month)::text AS "asOf",
  s.shared_on::text AS "sharedOn", u.first_name || ' ' || u.last_name AS "sharedBy", s.note, s.text_ids AS "textIds",
  ARRAY(SELECT t.topic FROM share_topics t WHERE t.share_id = s.id ORDER BY t.position) AS topics,
  s.vote_until::text AS "voteUntil", s.vote_closed_at IS NOT NULL AS "isOver", s.is_ordered AS "isOrdered",
  s.voters_min AS "votersMin",
  EXISTS (SELECT FROM share_voters v WHERE v.share_id = s.id AND v.user_id = $3) AS "hasVoted"
FROM shares s LEFT JOIN pulse_rounds r ON r.id = s.round_id LEFT JOIN pulses p ON p.id = r.pulse_id
  LEFT JOIN users u ON u.id = s.shared_by_id
WHERE s.team_id = $1 AND s.company_id = $2 AND s.shared_on > $4::date
ORDER BY s.id DESC LIMIT 1`;

/**
 * Returns the last share of a team, or null if there is no recent one. The team's members and leaders may read the
 * shared results of a round. People above the team read as much as in the pulse's own results.
 */
export async function readShare(ctx: UserCtx, team: SharingTeam): Promise<PresentedShare | null> {
  const { company, actor, locale } = ctx;
  const values = [team.id, company.id, actor.userId, addDays(team.today, -SHARE_SHOWN_DAYS)];
  const [row] = asRows(shareRow, await pool().query({ name: 'newest-share', text: statement, values }));
  if (!row) return null;
  const { id, roundId, name, asOf, sharedOn, sharedBy, note, voteUntil, isOver } = row;
  const isAsked = team.belongs || team.leads;
  return {
    id,
    kind: roundId === null ? 'month' : 'round',
    name,
    asOf,
    sharedOn,
    sharedBy,
    note,
    questions: isAsked ? await readQuestions(ctx, { ...row, teamId: team.id }) : null,
    figures: roundId === null && isAsked ? await readMonth(ctx, { teamId: team.id, month: asOf }) : null,
    topics: row.topics.map((topic) => presentTopic(topic, { locale, prepares: canManageActions(actor, team) })),
    vote: voteUntil === null ? null : presentVote({ ...row, closesOn: voteUntil, canVote: isAsked && !isOver }),
  };
}

interface RoundOfTeam {
  teamId: number;
  pulseId: number | null;
  roundId: number | null;
  textIds: readonly string[];
}

/**
 * Returns a team's published results of a round with the picked texts, which API keys don't get; null if a month was
 * shared, or the pulse was deleted.
 */
async function readQuestions(ctx: UserCtx, { teamId, pulseId, roundId, textIds }: RoundOfTeam) {
  if (pulseId === null) return null;
  const results = await readRoundResults(ctx, { pulseId, teamId, roundId });
  if (!results) return null;
  const pickedIds = new Set(ctx.actor.keyId ? [] : textIds);
  const counts = await countReactions(ctx, [...pickedIds]);
  return presentResults(results, ctx.locale).questions.map(({ texts, ...question }) => {
    const picked = texts?.filter(({ id }) => pickedIds.has(id)) ?? [];
    if (picked.length === 0) return { ...question, answers: null, reactions: null, texts: null };
    const reactions = picked.map(({ id }) => counts.get(id) ?? 0);
    return { ...question, answers: picked.map(({ text }) => text), reactions, texts: null };
  });
}

/** Returns how many readers have reacted to each text. Only readers of the pulse's results see who they are. */
async function countReactions({ company }: UserCtx, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const text = `SELECT answer_id AS id, count(*)::int AS count FROM pulse_acknowledgements
    WHERE company_id = $1 AND answer_id = ANY($2::uuid[]) GROUP BY answer_id`;
  const rows = asRows(reactionCount, await pool().query({ name: 'shared-reactions', text, values: [company.id, ids] }));
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/**
 * Returns the team's own published results of a month, as the reader sees them on the dashboard, without what is hidden
 * from them.
 */
export async function readMonth(ctx: UserCtx, { teamId, month }: { teamId: number; month: LocalDate }) {
  const until = lastOfMonth(month);
  const query = { id: teamId, period: '1y', member: 0, view: 'published', until } as const;
  const { source, sentiments, productivity, motivation } = await getTeamDashboard(ctx, query);
  const figureIn = ({ data }: { data: readonly { date: LocalDate; record: number | null }[] }) =>
    source?.scope === 'team' ? (data.find(({ date }) => date === month)?.record ?? null) : null;
  return { sentiment: figureIn(sentiments), productivity: figureIn(productivity), motivation: figureIn(motivation) };
}

/** Returns the last day of the month that starts on `month`. */
export const lastOfMonth = (month: LocalDate): LocalDate => addDays(addMonths(month, 1), -1);
