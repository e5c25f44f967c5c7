import * as z from 'zod';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { tellPerson } from '#/lib/domain/channels/tell-person.ts';
import { mailKinds } from '#/lib/domain/mail-preferences/constants.ts';
import { resultsChat } from '#/lib/domain/pulses/mails/pulse.chat.ts';
import { pulseResultsMail } from '#/lib/domain/pulses/mails/pulse-results.email.ts';
import { listPulseReaders } from '#/lib/domain/pulses/results/list-pulse-readers.ts';
import { readOwnResults, readRoundResults } from '#/lib/domain/pulses/results/read-round-results.ts';
import { readableResults } from '#/lib/domain/pulses/results/results.policy.ts';
import { presentResults } from '#/lib/domain/pulses/results/results.present.ts';
import { WHOLE_AUDIENCE } from '#/lib/domain/pulses/results/round-results.ts';
import { closeRound } from '#/lib/domain/pulses/rounds/round.service.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, pool } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';
import { localeOf } from '#/lib/platform/language/choose-locale.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';

interface ResultsQuery {
  id: number;
  /** 0 for all teams together. */
  teamId: number;
  round?: number | undefined;
}

/**
 * Returns the published results of a round of a pulse, for a team or all together. Throws `not_found` for an unknown
 * pulse, round or team or one that isn't related to the others, and `forbidden` for other people's teams. API keys get
 * no texts.
 */
export async function getPulseResults(ctx: UserCtx, { id, teamId, round }: ResultsQuery) {
  const row = await readRoundResults(ctx, { pulseId: id, teamId, roundId: round ?? null });
  if (!row) throw notFound();
  const { teamIds, isWholeReadable } = readableResults(ctx.actor, row, row.teams);
  if (teamIds.length === 0 && !isWholeReadable) throw forbidden();
  const isKnown = teamId === WHOLE_AUDIENCE || row.teams.some((team) => team.id === teamId && team.name !== null);
  if (!isKnown || (round !== undefined && row.roundId === null)) throw notFound();
  if (teamId === WHOLE_AUDIENCE ? !isWholeReadable : !teamIds.includes(teamId)) throw forbidden();
  const results = presentResults(row, ctx.locale);
  // No scope of a key allows reading what people wrote.
  const withoutTexts = results.questions.map((one) => ({ ...one, answers: null, texts: null }));
  if (ctx.actor.keyId) return { ...results, questions: withoutTexts };
  return results;
}

interface PublishedQuery {
  /** First day of the rounds. */
  from: LocalDate;
  /** 0 for all asked teams together. */
  teamId: number;
  /** Only pulses whose asked teams all belong to this department; 0 for any. */
  departmentId: number;
}

/**
 * How many pulses are listed, each with its last round, newest first. Source: docs/decisions.md, Reports contain
 * pulses without texts.
 */
const PULSES_MAX = 12;

const publishedRound = z.object({ pulseId: z.number(), name: z.string(), roundId: z.number() });

const statement = `
SELECT DISTINCT ON (p.id) p.id AS "pulseId", p.name, r.id AS "roundId"
FROM pulses p JOIN pulse_rounds r ON r.pulse_id = p.id AND r.published_at IS NOT NULL AND r.local_date >= $2::date
WHERE p.company_id = $1 AND p.deleted_at IS NULL
  AND EXISTS (SELECT FROM pulse_results s WHERE s.round_id = r.id AND s.team_id = $3 AND s.hidden_reason IS NULL)
  AND ($4 = 0 OR NOT EXISTS (
    SELECT FROM pulse_results s LEFT JOIN teams t ON t.id = s.team_id
    WHERE s.round_id = r.id AND s.team_id <> 0 AND t.department_id IS DISTINCT FROM $4))
ORDER BY p.id DESC, r.local_date DESC
LIMIT ${PULSES_MAX}`;

/** Returns, by pulse, the last round since a day that has a visible result and that this person may read. */
export async function listPublishedResults(ctx: UserCtx, { from, teamId, departmentId }: PublishedQuery) {
  const values = [ctx.company.id, from, teamId, departmentId];
  const rounds = asRows(publishedRound, await pool().query({ name: 'published-pulses', text: statement, values }));
  const results = [];
  for (const { name, ...round } of rounds) {
    const row = await readRoundResults(ctx, { ...round, teamId });
    if (!row) continue;
    const { teamIds, isWholeReadable } = readableResults(ctx.actor, row, row.teams);
    const isReadable = teamId === WHOLE_AUDIENCE ? isWholeReadable : teamIds.includes(teamId);
    if (isReadable) results.push({ name, ...presentResults(row, ctx.locale) });
  }
  return results;
}

/** Closes a round and publishes its results, unless it's already closed. */
export async function publishRound(ctx: Ctx, roundId: number): Promise<void> {
  await inTransaction(ctx.db, (tx) => closeRound(tx, ctx, roundId, { publishes: true }));
}

/** Tells someone who may read them that a round's results are in, unless they want no such emails. */
export async function mailResults(ctx: Ctx, { roundId, userId }: { roundId: number; userId: number }): Promise<void> {
  const round = await ctx.db.pulseRound.findUnique({
    where: { id: roundId },
    include: { pulse: { include: { company: true } }, results: { where: { hiddenReason: null }, take: 1 } },
  });
  const user = await ctx.db.user.findUnique({ where: { id: userId }, include: { company: true } });
  if (!round || !user || round.pulse.deletedAt) return;
  const locale = localeOf(user);
  const reader = (await listPulseReaders(ctx.db, round.pulseId)).find((one) => one.userId === userId);
  const own = reader && (await readOwnResults({ actor: reader, company: round.pulse.company }, round));
  const mail = pulseResultsMail({
    locale,
    firstName: user.firstName,
    pulseId: round.pulseId,
    roundId,
    pulseName: round.pulse.name,
    responsesCount: round.responsesCount,
    membersCount: round.membersCount,
    minimumGroupSize: Math.max(round.minimumGroupSize ?? 0, round.pulse.company.minimumGroupSize),
    isShown: round.results.length > 0,
    questions: own ? presentResults(own, locale).questions : [],
    unsubscribeToken: mailedToken(mailKinds['check-ins'].tokenPrefix, userId),
  });
  const messageKey = `pulse-results.${roundId}.${userId}`;
  const news = { locale, pulseName: round.pulse.name, pulseId: round.pulseId, roundId };
  await tellPerson(ctx, { userId, kind: 'check-ins', mail: { messageKey, ...mail }, chat: resultsChat(news) });
}
