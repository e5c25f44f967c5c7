import type { OverviewTeam } from '#/components/dashboards/company/company-dashboard.ts';
import { type CompanyFigure, companyFigures } from '#/components/dashboards/company/company-figures.ts';
import { describeFar, type Yardstick } from '#/components/dashboards/heat-map/group-headings.ts';
import { hasLowParticipation } from '#/components/dashboards/sample-wording.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { classifyChange, distanceFrom } from '#/lib/domain/metrics/changes/classify-change.ts';
import { describeDistance, listStory } from '#/lib/domain/metrics/words/finding-words.ts';
import type { FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';

interface StoryFrame {
  period: PeriodName;
  /** What the team is compared with; undefined while it loads. */
  scope: Yardstick | undefined;
  reader: FigureReader;
}

/**
 * Says how a team is, in the sentences of its report and with a score that is far below the company's or department's,
 * null if there is no result; and how far its sentiment is from theirs, null if it isn't far.
 */
export function describeTeam(row: OverviewTeam, { period, scope, reader }: StoryFrame) {
  const figures = companyFigures.map(({ metric, team }) => ({ metric, ...row[team] }));
  const yardstick = hasLowParticipation(row.participation) ? undefined : scope;
  const whole = yardstick && { name: yardstick.department?.name ?? null, sentiment: yardstick.sentiment.avg };
  const standing = { figures, whole };
  const story = listStory({ ...standing, before: reader.t(`before.${period}`) }, reader);
  const hasMoved = figures.some((figure) => ['clear', 'small'].includes(classifyChange(figure.metric, figure)));
  // One score below theirs is enough, and lists name sentiment.
  const isLow = distanceFrom(whole?.sentiment ?? null, row.sentiments) < 0;
  const far = isLow ? null : describeFar(row, scope, reader);
  // As with sentiment, it comes before scores that didn't change.
  const sentences = (hasMoved ? [...(story ?? []), far] : [far, ...(story ?? [])]).filter((one) => one !== null);
  return { sentences: story && sentences, distance: describeDistance(standing, reader) };
}

/**
 * Returns the subject of a message to the team's leader: the largest clear change, else sentiment; null without
 * results.
 */
export function findReason(row: OverviewTeam) {
  const moveOf = ({ team }: CompanyFigure) => (row[team].reliable ? Math.abs(row[team].change ?? 0) : 0);
  const results = companyFigures.filter(({ team }) => row[team].avg !== null);
  const [first] = results.toSorted((a, b) => moveOf(b) - moveOf(a));
  if (!first) return null;
  const { metric, team } = first;
  const { avg, change, reliable } = row[team];
  return { metric, value: avg ?? 0, change: reliable ? change : null };
}
