import type { useTranslations } from 'next-intl';
import type { OverviewTeam } from '#/components/dashboards/company/company-dashboard.ts';
import type { State } from '#/components/ui/feedback/state-icon.tsx';
import { CATEGORY_HIGH_FROM, CATEGORY_MID_FROM } from '#/lib/domain/metrics/constants.ts';
import { productivitySentimentCategories } from '#/lib/domain/metrics/scores/category.ts';
import { isUnsure, stateOfCategory, titleCategory } from '#/lib/domain/metrics/words/category-words.ts';
import type { FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';

export interface ScatterDot {
  id: number;
  name: string;
  /** 0..100, in whole points. */
  performance: number;
  sentiment: number;
  category: string;
  /** Bad if it needs attention, as in the table. */
  state: State;
  /** True if it doesn't represent the whole team or period: then it's drawn hollow. */
  isUnsure: boolean;
  /** Whether the team needs attention: then its name is placed before the others' names. */
  isUrgent: boolean;
}

/**
 * Returns the teams that have both results, by sentiment, so that the keyboard moves from left to right. Those in
 * `urgent` need attention.
 */
export function prepareScatter(
  teams: readonly OverviewTeam[],
  titles: FigureReader['titles'],
  urgent: readonly number[],
): ScatterDot[] {
  return teams
    .flatMap((row) => {
      const { team, productivity, sentiments, productivity_sentiment_category } = row;
      if (productivity.avg === null || sentiments.avg === null) return [];
      const { id, name } = team;
      const [performance, sentiment] = [Math.round(productivity.avg), Math.round(sentiments.avg)];
      const category = titleCategory(productivity_sentiment_category, titles);
      const isUrgent = urgent.includes(id);
      const state = isUrgent ? 'bad' : stateOfCategory(productivity_sentiment_category);
      return [
        {
          id,
          name,
          performance,
          sentiment,
          category,
          state,
          isUnsure: isUnsure(row) || productivity.isPartial || sentiments.isPartial,
          isUrgent,
        },
      ];
    })
    .toSorted((a, b) => a.sentiment - b.sentiment || a.performance - b.performance || a.id - b.id);
}

/** Returns the results for whose lack teams have no dot, one for each team. */
export function findMissing(teams: readonly OverviewTeam[]) {
  return teams.flatMap(
    ({ productivity, sentiments }) => [productivity, sentiments].find(({ avg }) => avg === null) ?? [],
  );
}

/** Returns how many teams aren't drawn, and why; nothing if all are. */
export function describeWithout(
  teams: readonly { hiddenReason: string | null }[],
  t: ReturnType<typeof useTranslations<'teams-overview.lines'>>,
): string {
  if (teams.length === 0) return '';
  const isSmall = teams.every(({ hiddenReason }) => hiddenReason === 'group_too_small');
  return t(isSmall ? 'smallTeams' : 'fewAnswers', { count: teams.length });
}

/** The score at which both axes begin, unless a team is lower. */
const USUAL_FROM = 40;
const STEP = 10;

/**
 * Returns where both axes begin: at 40, so that teams have room, or at the multiple of ten below the lowest.
 * @example scatterFrom([{ performance: 64, sentiment: 33 }]) // 30
 */
export function scatterFrom(dots: readonly Pick<ScatterDot, 'performance' | 'sentiment'>[]): number {
  const lowest = Math.min(USUAL_FROM, ...dots.flatMap(({ performance, sentiment }) => [performance, sentiment]));
  return Math.floor(lowest / STEP) * STEP;
}

/** Returns where a value is between the beginning of an axis and 100, in percent. */
export function placeOnAxis(value: number, from: number): number {
  return (100 * (value - from)) / (100 - from);
}

const bands = [
  { from: CATEGORY_HIGH_FROM, to: 100 },
  { from: CATEGORY_MID_FROM, to: CATEGORY_HIGH_FROM },
  { from: 0, to: CATEGORY_MID_FROM },
] as const;

/** The four corners are tinted: good, in between, and bad. */
const tints: Readonly<Record<number, 'good' | 'neutral' | 'bad'>> = { 1: 'good', 3: 'neutral', 7: 'neutral', 9: 'bad' };

/**
 * Returns the nine cells on axes that begin at `from`, performance upwards and sentiment to the right, each with its
 * name and its distances from the four sides in percent.
 */
export function scatterCells(from: number, titles: FigureReader['titles']) {
  return productivitySentimentCategories.slice(1).map(({ id, key }) => {
    const [performance, sentiment] = [bands[Math.floor((id - 1) / 3)] ?? bands[0], bands[(id - 1) % 3] ?? bands[0]];
    const place = (value: number) => Math.max(0, placeOnAxis(value, from));
    return {
      id,
      title: titles(key),
      tint: tints[id],
      left: place(sentiment.from),
      right: 100 - place(sentiment.to),
      bottom: place(performance.from),
      top: 100 - place(performance.to),
    };
  });
}

export type Cell = ReturnType<typeof scatterCells>[number];

/** The size of a name, in percent of the drawing. */
const ROOM = { across: 26, up: 14 };

/** The box that a name covers. */
const NAME = { across: 36, up: 8 };

/** Returns whether a cell is large enough for its name. */
function hasRoom({ left, right, top, bottom }: Cell): boolean {
  return 100 - left - right >= ROOM.across && 100 - top - bottom >= ROOM.up;
}

/**
 * Returns where the name of a cell is: at its upper left or lower left, whichever covers fewer dots; null if there is
 * no room. Dots are in percent from the upper left.
 */
export function placeCellName(cell: Cell, dots: readonly { x: number; y: number }[]): 'top' | 'bottom' | null {
  if (!hasRoom(cell)) return null;
  const across = dots.filter(({ x }) => x >= cell.left - 2 && x <= cell.left + NAME.across);
  const above = across.filter(({ y }) => y >= cell.top - 2 && y <= cell.top + NAME.up).length;
  const below = across.filter(({ y }) => y <= 102 - cell.bottom && y >= 100 - cell.bottom - NAME.up).length;
  return below < above ? 'bottom' : 'top';
}

/** Returns the values written at both axes. */
export function scatterMarks(from: number): number[] {
  return [from, CATEGORY_MID_FROM, CATEGORY_HIGH_FROM, 100];
}
