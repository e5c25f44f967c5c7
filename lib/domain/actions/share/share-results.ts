import { canManageActions } from '#/lib/domain/actions/actions.policy.ts';
import { VOTE_DAYS, VOTERS_MIN } from '#/lib/domain/actions/constants.ts';
import { getActionTeam } from '#/lib/domain/actions/read-actions.ts';
import { listReaders } from '#/lib/domain/actions/read-published-topic.ts';
import { requireOwnTexts } from '#/lib/domain/actions/require-deed.ts';
import { listShareable } from '#/lib/domain/actions/share/list-shareable.ts';
import { lastOfMonth, readMonth, readShare } from '#/lib/domain/actions/share/read-share.ts';
import type { NewShare } from '#/lib/domain/actions/share/share.contract.ts';
import { proposeTopics } from '#/lib/domain/actions/share/share-topics.ts';
import { listVoters } from '#/lib/domain/actions/share/vote.service.ts';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { DEFAULT_PERIOD } from '#/lib/domain/calendar/period.ts';
import { requireKindWords } from '#/lib/domain/coaching/posts/write-post.ts';
import { getTeamDashboard } from '#/lib/domain/dashboards/team/get-team-dashboard.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import { readRoundResults } from '#/lib/domain/pulses/results/read-round-results.ts';
import { presentResults } from '#/lib/domain/pulses/results/results.present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { invalid, notFound, Problem } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Shares a team's published results of a round or month with it, which can't be undone, and asks what to work on if
 * enough people can choose. Throws what `listActions` throws, and `invalid` if nothing of the team was published or a
 * text isn't in the team's own results of the round. Throws `conflict` for results already shared, and `offensive` for
 * a note that may offend someone.
 */
export async function shareResults(ctx: UserCtx, { teamId, note, textIds = [], ...of }: SentShare) {
  const team = await getActionTeam(ctx, teamId, canManageActions);
  if (note) await requireKindWords(ctx, note);
  const results = (await listShareable(ctx, team)).find(({ kind, roundId, asOf }) =>
    kind === 'round' ? roundId === of.roundId && of.month === undefined : asOf === of.month && of.roundId === undefined,
  );
  if (!results) throw await refusalOf(ctx, team.id, of);
  const { roundId, pulseId, name } = results;
  const month = results.kind === 'month' ? results.asOf : null;
  if (month !== null && Object.values(await readMonth(ctx, { teamId, month })).every((figure) => figure === null))
    throw nothingToShare();
  await requireOwnTexts(ctx, { teamId, pulseId, roundId, textIds });
  const topics = await listTopics(ctx, { teamId, roundId, pulseId, month }, await listReaders(ctx, team));
  const { id: companyId, minimumGroupSize } = ctx.company;
  await inTransaction(ctx.db, async (tx) => {
    const voters = await listVoters(tx, team.id);
    const votersMin = Math.max(VOTERS_MIN, minimumGroupSize);
    const isAsked = topics.length > 1 && voters.length >= votersMin;
    // If two people share it at the same time, the second is refused.
    const [row] = await tx.share.createManyAndReturn({
      skipDuplicates: true,
      data: {
        companyId,
        teamId: team.id,
        roundId,
        month: month && new Date(month),
        note: note || null,
        textIds: [...new Set(textIds)],
        sharedById: ctx.actor.userId,
        sharedOn: new Date(team.today),
        voteUntil: isAsked ? new Date(addDays(team.today, VOTE_DAYS)) : null,
        votersMin,
      },
    });
    if (!row) throw sharedBefore();
    await tx.shareTopic.createMany({
      data: topics.map((topic, at) => ({ companyId, shareId: row.id, topic, position: at + 1 })),
    });
    await recordEvent(tx, ctx, {
      action: 'action.share',
      subject: `team:${team.id}`,
      details: { name: name ?? results.asOf.slice(0, 7) },
    });
    await tellMembers(tx, ctx, { teamId, pulse: name, isAsked });
  });
  const share = await readShare(ctx, team);
  // Someone deleted the pulse in the meantime.
  if (!share) throw notFound();
  return { share };
}

interface ResultsOfTeam {
  teamId: number;
  pulseId: number | null;
  roundId: number | null;
  month: LocalDate | null;
}

/**
 * Returns the proposed topics: from the team's results of the round, and from its own published reasons and norms.
 * Results of its department or company don't count, nor what is hidden from any of the readers, who could otherwise
 * work out what someone said.
 */
async function listTopics(ctx: UserCtx, { teamId, pulseId, roundId, month }: ResultsOfTeam, readers: number[]) {
  const row = pulseId === null ? null : await readRoundResults(ctx, { pulseId, roundId, teamId });
  const results = row ? presentResults(row, ctx.locale).questions : [];
  const questions = results.map((one, at) => ({ ...one, bankItemId: row?.questions[at]?.bankItemId ?? null }));
  const query = { id: teamId, period: DEFAULT_PERIOD, member: 0, view: 'published' } as const;
  const forAll = { ...ctx, actor: { ...ctx.actor, passedTo: readers } };
  const until = month === null ? {} : { until: lastOfMonth(month) };
  const { source, factors, norms } = await getTeamDashboard(forAll, { ...query, ...until });
  return proposeTopics({
    questions,
    ...(source?.scope === 'team' ? { factors, norms } : { factors: [], norms: [] }),
  });
}

/** Callers may leave out fields with a default. */
type SentShare = Omit<NewShare, 'textIds'> & Partial<Pick<NewShare, 'textIds'>>;

type Named = Pick<NewShare, 'roundId' | 'month'>;

async function refusalOf({ db, company }: UserCtx, teamId: number, { roundId, month }: Named): Promise<Problem> {
  const either = [...(roundId ? [{ roundId }] : []), ...(month ? [{ month: new Date(month) }] : [])];
  const before = await db.share.findFirst({ where: { companyId: company.id, teamId, OR: either } });
  return before ? sharedBefore() : nothingToShare();
}

function nothingToShare(): Problem {
  return invalid(message('actions.answers.nothingToShare'));
}

function sharedBefore(): Problem {
  return new Problem('conflict', message('actions.answers.sharedBefore'));
}

interface SharedNews {
  teamId: number;
  /** Null for a month of check-ins. */
  pulse: string | null;
  isAsked: boolean;
}

async function tellMembers(tx: Transaction, ctx: UserCtx, { teamId, pulse, isAsked }: SharedNews): Promise<void> {
  const kind = isAsked ? 'choose' : 'read';
  const members = await tx.teamMember.findMany({ where: { teamId }, select: { userId: true } });
  await publishNotification(tx, ctx, {
    companyId: ctx.company.id,
    aboutUserId: null,
    userIds: members.map(({ userId }) => userId),
    role: 'Member',
    title: message('actions.shareNotice.title'),
    message:
      pulse === null ? message(`actions.shareNotice.month.${kind}`) : message(`actions.shareNotice.${kind}`, { pulse }),
    icon: 'team',
    color: 'good',
    teamId,
    button: { title: message('actions.shareNotice.button'), href: `/dashboard/team?team=${teamId}&tab=steps` },
  });
}
