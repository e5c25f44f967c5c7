import { daysBetween, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { type Audience, itemKinds } from '#/lib/domain/coaching/constants.ts';
import type { Facts, ItemText, NewItem, WrittenItem } from '#/lib/domain/coaching/items/items.present.ts';
import type { Candidate } from '#/lib/domain/coaching/rules/insight-rules.ts';
import { CAPS } from '#/lib/domain/coaching/rules/rules.constants.ts';

/** The reader, and the items written for them recently. */
interface Reader {
  readonly audience: Audience;
  readonly userId: number | null;
  readonly today: LocalDate;
  readonly writtenItems: readonly WrittenItem[];
}

const age = ({ writtenOn }: WrittenItem, today: LocalDate) => daysBetween(writtenOn, today);
const isTrend = ({ kind }: WrittenItem) => itemKinds[kind].list === 'trends';

/** Returns what a trend is about beyond its kind. */
const subjectOf = ({ textKey, facts }: ItemText) => `${textKey}/${facts.normId ?? facts.categoryId ?? ''}`;

/** Returns whether a trend is about one of the three scores of a dashboard. */
const isMetric = ({ textKey }: ItemText) => ['perfomance', 'motivation', 'sentiment'].includes(textKey);
const isCategory = ({ textKey }: ItemText) => textKey === 'category';
const isSteady = (item: ItemText) => isMetric(item) && item.color === 'neutral';

/**
 * Returns the trends that say something new: one per metric and week, and the same metric with the same colour at most
 * every four weeks. Of team values, it's one in four weeks, and the same one in 90 days. A good month replaces its
 * three trends. If nothing else changed, one score is reported as steady, at most every four weeks.
 */
export function chooseTrends<Trend extends ItemText>(
  trends: readonly Trend[],
  { writtenItems, today }: Reader,
): Trend[] {
  const past = writtenItems.filter(isTrend);
  const isNew = (trend: Trend) =>
    !past.some((one) => {
      const isSame = subjectOf(one) === subjectOf(trend) && one.color === trend.color;
      if (isSame) return age(one, today) < (one.textKey === 'norm' ? CAPS.sameNormDays : CAPS.sameTrendDays);
      if (one.textKey === 'norm' && trend.textKey === 'norm') return age(one, today) < CAPS.normTrendDays;
      if (isSteady(one) && isSteady(trend)) return age(one, today) < CAPS.sameTrendDays;
      const isOfMetric = one.textKey === trend.textKey || (isSteady(trend) && isMetric(one));
      return isOfMetric && age(one, today) < CAPS.trendDays;
    });
  const fresh = trends.filter(isNew);
  const moving = fresh.filter((trend) => !isSteady(trend));
  if (moving.length === 0) return fresh.slice(0, 1);
  if (moving.some(({ textKey }) => textKey === 'goodMonth'))
    return moving.filter((trend) => !isMetric(trend) && !isCategory(trend));
  // A category follows from the scores that have just been mentioned.
  return moving.some(isMetric) ? moving.filter((trend) => !isCategory(trend)) : moving;
}

interface Editorial {
  /** Themes in reading order. */
  readonly themes: readonly number[];
  /** How many insights are unopened by the reader who has opened the most. */
  readonly unseen: number;
}

/**
 * Returns the insight to write today, if any: the first candidate whose theme wasn't used recently or, after a week
 * without an insight, the next theme. Readers get at most two a week, and none while they leave too many unopened.
 */
export function chooseInsight(
  candidates: readonly Candidate[],
  { audience, userId, writtenItems, today }: Reader,
  { themes, unseen }: Editorial,
): NewItem | null {
  const insights = writtenItems.filter((item) => !isTrend(item));
  const ofWeek = insights.filter((item) => age(item, today) < 7);
  if (unseen > CAPS.unseen || ofWeek.length >= CAPS.insightsPerWeek || ofWeek.some((item) => age(item, today) === 0))
    return null;
  const hasRested = (themeId: number) =>
    !insights.some((item) => item.themeId === themeId && age(item, today) < CAPS.themeDays);
  const wasSaid = ({ textKey, facts }: Candidate) =>
    insights.some(
      (item) => item.textKey === textKey && isSameFact(item.facts, facts) && age(item, today) < CAPS.themeDays,
    );
  for (const candidate of candidates) {
    const { textKey, themeIds, facts } = candidate;
    const themeId = themeIds.find(hasRested) ?? null;
    if (themeIds.length > 0 ? themeId === null : wasSaid(candidate)) continue;
    return { audience, userId, kind: 'checkIn_insight', color: 'default', textKey, themeId, facts };
  }
  const next = themes.find(hasRested);
  if (ofWeek.length > 0 || next === undefined) return null;
  return { audience, userId, kind: 'hq_insight', color: 'default', textKey: 'theme', themeId: next, facts: {} };
}

function isSameFact(one: Facts, other: Facts): boolean {
  return one.factorId === other.factorId && one.motivatorId === other.motivatorId;
}
