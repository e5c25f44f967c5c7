import { addDays } from '#/lib/domain/calendar/local-date.ts';
import type { DateRange } from '#/lib/domain/calendar/period.ts';
import { hourStart, localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { canReadAnswersByName } from '#/lib/domain/check-ins/check-ins.policy.ts';
import {
  emotionsIn,
  factorsIn,
  normsIn,
  workEnvironmentsIn,
} from '#/lib/domain/check-ins/questions/choices.present.ts';
import { motivatorName } from '#/lib/domain/check-ins/questions/motivators.present.ts';
import type { TeamDashboardQuery } from '#/lib/domain/dashboards/team/get-team-dashboard.ts';
import {
  type AnswersQuery,
  readTeamAnswers,
  readTeamRelation,
  type TeamAnswer,
} from '#/lib/domain/dashboards/team/read-team-answers.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import {
  DAYS_AHEAD,
  figureSpans,
  firstDayOf,
  lastLiveDay,
  namedSpans,
  type PeriodSpans,
} from '#/lib/domain/metrics/publication/figure-spans.ts';
import { fiveStepScore } from '#/lib/domain/metrics/scores/numbers.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { csvFileName, csvLine } from '#/lib/platform/csv-line.ts';
import { csvResponse } from '#/lib/platform/csv-response.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const PAGE = 2000;

/**
 * Returns the check-ins behind a team's dashboard as CSV, for its leaders. It has every day that they read by name and
 * that a result of the period covers, including the days it's compared with. The file is built page by page, and the
 * activity log records who downloaded it. Throws what `getTeamDashboard` throws.
 */
export async function readTeamAnswersFile(ctx: UserCtx, { id, period, member }: TeamDashboardQuery): Promise<Response> {
  const today = localDateAt(ctx.clock.now(), ctx.actor.timeZone);
  const searched = { from: firstDayOf(figureSpans(period, today)), to: addDays(today, DAYS_AHEAD) };
  const reader = { companyId: ctx.company.id, userId: ctx.actor.userId };
  const team = await readTeamRelation({ ...reader, teamId: id, range: searched });
  if (!team) throw notFound();
  if (!canReadAnswersByName(ctx.actor, team)) throw forbidden();
  const person = team.members.find(([memberId]) => memberId === member);
  if (member !== 0 && !person) throw notFound();
  const spans = figureSpans(period, lastLiveDay(period, today, team.lastAskedOn));
  const range = { from: firstDayOf(spans), to: spans.range.to };
  const [subject, details] = [`team:${id}` as const, { period, isFiltered: member !== 0 }];
  await ctx.db.$transaction((tx) => recordEvent(tx, ctx, { action: 'team.export-answers', subject, details }));
  const query = { ...reader, teamId: id, ...range, memberId: member };
  const name = csvFileName('answers', team.name, person?.[1] ?? '', range.from, 'to', range.to);
  const t = wordsFor(ctx.locale, 'team-dashboard.file');
  const { raters, normIds, leaderships } = team;
  const frame = { ...namedSpans(spans, leaderships), raters, normIds, locale: ctx.locale, t };
  return csvResponse(name, linesOf(query, frame));
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

/** The days that results cover, with the leaders who rated and the norms that were asked about on them. */
interface AnswerFrame extends PeriodSpans {
  readonly raters: readonly (readonly [id: number, name: string])[];
  readonly normIds: readonly number[];
  readonly locale: Locale;
  readonly t: ReturnType<typeof wordsFor<'team-dashboard.file'>>;
}

/**
 * Titles before the ratings and norms. `Span` says what a day is for: shown, compared with (before), or only smoothed
 * (earlier). `Compared` says on which side of the change it is, because 30 days compare 28 with 28.
 */
const columns = [
  'date',
  'span',
  'compared',
  'memberId',
  'member',
  'answeredAt',
  'feeling',
  'sentiment',
  'performance',
  'motivation',
  'factors',
  'motivator',
  'motivatorAnswer',
  'workEnvironment',
] as const;

/** Returns the titles of the columns, ending with one per leader who rated and one per norm. */
function answerColumns({ raters, normIds, locale, t }: AnswerFrame): string[] {
  const ratings = raters.map(([, name]) => t('rating', { name }));
  const nameOf = (id: number) => normsIn(locale).find((norm) => norm.id === id)?.name ?? String(id);
  return [...columns.map((column) => t(column)), ...ratings, ...normIds.map((id) => t('norm', { norm: nameOf(id) }))];
}

/**
 * Returns one check-in as cells under `answerColumns`, with values 0..100. A cell is empty if there is no answer or the
 * question didn't apply.
 */
function answerCells(answer: TeamAnswer, frame: AnswerFrame): (string | number)[] {
  const { locale } = frame;
  const [levels, ratings] = [new Map(answer.norms), new Map(answer.ratings)];
  return [
    answer.localDate,
    spanOf(answer.localDate, frame),
    comparedSide(answer.localDate, frame),
    answer.userId,
    answer.name,
    answer.answeredAt ? hourStart(answer.answeredAt).toISOString() : '',
    labelOf(emotionsIn(locale), answer.emotionId),
    answer.sentiment ?? '',
    answer.productivity ?? '',
    answer.motivation ?? '',
    (answer.factorIds ?? []).map((id) => labelOf(factorsIn(locale), id)).join('; '),
    answer.motivatorId === null ? '' : motivatorName(answer.motivatorId, locale),
    answer.motivatorAnswer ?? '',
    labelOf(workEnvironmentsIn(locale), answer.workEnvironmentId),
    ...frame.raters.map(([id]) => ratings.get(id) ?? ''),
    ...frame.normIds.map((id) => fiveStepScore(levels.get(id) ?? 0) ?? ''),
  ];
}

function spanOf(localDate: string, { range, compared, t }: AnswerFrame): string {
  if (localDate >= range.from) return t('spans.shown');
  return localDate >= compared.before.from ? t('spans.before') : t('spans.earlier');
}

function comparedSide(localDate: string, { compared, t }: AnswerFrame): string {
  const isIn = ({ from, to }: DateRange) => localDate >= from && localDate <= to;
  return isIn(compared.now) ? t('sides.now') : isIn(compared.before) ? t('sides.before') : '';
}

function labelOf(list: readonly { id: number; label: string }[], id: number | null): string {
  return list.find((entry) => entry.id === id)?.label ?? '';
}
