import { figures } from '#/components/dashboards/figures.ts';
import {
  describeDuring,
  describeNothing,
  earlierSpan,
  hasLowParticipation,
  hiddenGroup,
  isByName,
  knowsDue,
  nameOfMember,
} from '#/components/dashboards/sample-wording.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { describeNextDue } from '#/components/frame/time/next-due-wording.ts';
import { describePeriod } from '#/lib/domain/calendar/date-words.ts';
import { type Finding, isCompared, listFindings, wayOf } from '#/lib/domain/metrics/changes/classify-change.ts';
import { CATEGORY_MID_FROM } from '#/lib/domain/metrics/constants.ts';
import { stateOfCategory } from '#/lib/domain/metrics/words/category-words.ts';
import { describeMoves, describePersonalFindings, describeStory } from '#/lib/domain/metrics/words/finding-words.ts';
import { describeHidden, type FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';

/**
 * Returns a sentence on how the team is doing, such as “Motivation fell 6 points to 58. Sentiment is steady around
 * 71.”, and a second one on how to read it. A change that may be chance is never called a rise or fall; motivation's
 * starting point isn't a result and is left out.
 */
export function summariseTeam(dashboard: TeamDashboard, reader: FigureReader): { sentence: string; detail: string } {
  const { participation, nextDueDate } = dashboard;
  const { t } = reader;
  const averages = figures.map(({ key, metric }) => ({ metric, ...dashboard[key] }));
  const findings = listFindings(averages);
  const story = describeStory({ figures: averages, before: t(`before.${earlierSpan(dashboard)}`) }, reader);
  if (story !== null) {
    const basis = isCompared(findings)
      ? describeCompared(dashboard, t)
      : t('noComparison', { period: dashboard.period.name });
    return {
      sentence: dashboard.member === 0 ? story : describePersonalFindings(findings, nameOfMember(dashboard), reader),
      detail: hasLowParticipation(participation) ? t('caution') : basis,
    };
  }
  const group = hiddenGroup(dashboard, reader);
  const hidden = figures.map(({ key }) => describeHidden(dashboard[key], group)).find((words) => words !== undefined);
  // Where nothing was due, there is nothing to hide.
  if (hidden && participation.due !== 0)
    return { sentence: t('nothingNew', { during: describeDuring(dashboard, t) }), detail: hidden.reason };
  if (!knowsDue(dashboard)) return { sentence: describeNothing(dashboard, t), detail: t('first') };
  return { sentence: describeNothing(dashboard, t), detail: describeNextDue(nextDueDate, reader) };
}

/**
 * Returns what the cards with the values don't say: which results changed, and what hurt most; null for one person, and
 * without either. Readers of published results first read that sentiment is low, if the category says so and it didn't
 * change.
 */
export function headlineTeam(
  dashboard: TeamDashboard,
  reasons: readonly string[],
  reader: FigureReader,
): string | null {
  const moves = dashboard.member === 0 ? describeMoves(findingsOfTeam(dashboard), reader) : null;
  return moves === null || reasons.length === 0
    ? null
    : [...describeLow(dashboard, reader), moves, ...reasons].join(' ');
}

function describeLow(dashboard: TeamDashboard, { t }: FigureReader): string[] {
  if (isByName(dashboard) || stateOfCategory(dashboard.productivity_sentiment_category) !== 'bad') return [];
  const sentiment = findingsOfTeam(dashboard).find(({ metric }) => metric === 'sentiment');
  if (!sentiment || sentiment.value >= CATEGORY_MID_FROM || wayOf(sentiment) !== 'flat') return [];
  return [t('finding.headline.low', { value: sentiment.value })];
}

/** Lists what the sentence says about the results, sentiment first. */
export function findingsOfTeam(dashboard: TeamDashboard): Finding[] {
  return listFindings(figures.map(({ key, metric }) => ({ metric, ...dashboard[key] })));
}

/** Returns what a change compares: averages if it's published, by name the people who answered in both periods. */
function describeCompared({ source, member, period }: TeamDashboard, t: FigureReader['t']): string {
  const { compared, before } = describePeriod(period.name, t);
  if (!isByName({ source })) return t('comparedAverage', { before });
  return t(member === 0 ? 'compared.people' : 'compared.person', { previous: compared });
}
