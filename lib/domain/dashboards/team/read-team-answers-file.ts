import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { canReadAnswersByName } from '#/lib/domain/check-ins/check-ins.policy.ts';
import { type AnswerFrame, answerCells, answerColumns } from '#/lib/domain/dashboards/team/answers.present.ts';
import type { TeamDashboardQuery } from '#/lib/domain/dashboards/team/get-team-dashboard.ts';
import { type AnswersQuery, readTeamAnswers } from '#/lib/domain/dashboards/team/read-team-answers.ts';
import { readTeamTie } from '#/lib/domain/dashboards/team/read-team-tie.ts';
import {
  DAYS_AHEAD,
  figureSpans,
  firstDayOf,
  lastLiveDay,
  namedSpans,
} from '#/lib/domain/metrics/publication/figure-spans.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { csvFileName, csvLine } from '#/lib/platform/csv-line.ts';
import { csvResponse } from '#/lib/platform/csv-response.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';

const PAGE = 2000;

/**
 * The check-ins behind a team's dashboard as CSV, for its leaders: every day that they read by name of those that a figure
 * of the period looks at, also those it is compared with. Made page by page; the audit log says who took it along. Throws as `getTeamDashboard`.
 */
export async function readTeamAnswersFile(ctx: UserCtx, { id, period, member }: TeamDashboardQuery): Promise<Response> {
  const today = localDateAt(ctx.clock.now(), ctx.actor.timeZone);
  const searched = { from: firstDayOf(figureSpans(period, today)), to: addDays(today, DAYS_AHEAD) };
  const team = await readTeamTie({ companyId: ctx.company.id, userId: ctx.actor.userId, teamId: id, range: searched });
  if (!team) throw notFound();
  if (!canReadAnswersByName(ctx.actor, team)) throw forbidden();
  const person = team.members.find(([memberId]) => memberId === member);
  if (member !== 0 && !person) throw notFound();
  const spans = figureSpans(period, lastLiveDay(period, today, team.lastAskedOn));
  const range = { from: firstDayOf(spans), to: spans.range.to };
  const details = { period, isFiltered: member !== 0 };
  await ctx.db.$transaction((tx) =>
    recordAct(tx, ctx, { action: 'team.export-answers', subject: `team:${id}`, details }),
  );
  const query = { companyId: ctx.company.id, userId: ctx.actor.userId, teamId: id, ...range, memberId: member };
  const name = csvFileName('answers', team.name, person?.[1] ?? '', range.from, 'to', range.to);
  return csvResponse(
    name,
    linesOf(query, { ...namedSpans(spans, team.leaderships), raters: team.raters, normIds: team.normIds }),
  );
}

async function* linesOf(query: Omit<AnswersQuery, 'after' | 'limit'>, frame: AnswerFrame): AsyncGenerator<string> {
  yield csvLine(answerColumns(frame));
  for (let after: AnswersQuery['after'] = null; ; ) {
    const rows = await readTeamAnswers({ ...query, after, limit: PAGE });
    yield rows.map((row) => csvLine(answerCells(row, frame))).join('');
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = [last.localDate, last.userId];
  }
}
