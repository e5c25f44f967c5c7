import type { State } from '#/components/ui/state-icon.tsx';
import type { PublishedFigure } from '#/lib/domain/dashboards/company-schema.ts';
import { productivitySentimentCategories } from '#/lib/domain/metrics/category.ts';
import { CATEGORY_PERSONS_MIN } from '#/lib/domain/metrics/constants.ts';
import { isParticipationLow } from '#/lib/domain/metrics/participation.ts';

export interface CategoryWords {
  title: string;
  state: State;
  meaning: string;
  /** Where to look next; null while there is no category. */
  focus: string | null;
}

type CategoryKey = (typeof productivitySentimentCategories)[number]['key'];

const levels = ['high', 'in the middle', 'low'] as const;
const states: Record<(typeof productivitySentimentCategories)[number]['color'], State> = {
  very_good: 'good',
  good: 'good',
  neutral: 'neutral',
  bad: 'bad',
  grey: 'info',
};

/** Where to look next, by category. */
const focusTexts: Record<CategoryKey, string | null> = {
  none: null,
  thriving: 'Keep what works, and share it with other teams.',
  delivering: 'Recognise what goes well.',
  strained: 'Workload, and time to recover.',
  upbeat: 'Sharper goals.',
  steady: 'One small experiment.',
  wearing: 'The causes that people name in their check-ins.',
  heldback: 'Obstacles, tools and clear goals.',
  stalled: 'Goals, and what stands in their way.',
  struggling: 'Talk now, and make the load lighter.',
};

/**
 * A category of performance and sentiment in words; an unknown id counts as none.
 * @example describeCategory(2).meaning // 'Performance is high and sentiment is in the middle.'
 */
export function describeCategory(id: number): CategoryWords {
  const found = productivitySentimentCategories[id] ?? productivitySentimentCategories[0];
  if (found.id === 0) {
    return {
      title: found.title,
      state: 'info',
      meaning: `It takes answers from at least ${CATEGORY_PERSONS_MIN} people and to at least half of the check-ins.`,
      focus: null,
    };
  }
  // Three cells per level of performance, best sentiment first.
  const [performance, sentiment] = [levels[Math.floor((found.id - 1) / 3)], levels[(found.id - 1) % 3]];
  return {
    title: found.title,
    // The middle of the grid is nothing to be warned of.
    state: found.quadrant === 'steady' ? 'info' : states[found.color],
    meaning:
      performance === sentiment
        ? `Performance and sentiment are both ${sentiment}.`
        : `Performance is ${performance} and sentiment is ${sentiment}.`,
    focus: focusTexts[found.key],
  };
}

type Figure = Pick<PublishedFigure, 'avg' | 'hiddenReason'>;
interface Standing {
  productivity_sentiment_category: number;
  productivity: Figure;
  sentiments: Figure;
  /** Where it is told how many check-ins were answered, or that this is hidden. */
  participation?: { rate: number | null; hiddenReason?: PublishedFigure['hiddenReason'] };
}

/** True without a category where both averages are there: too few check-ins were answered, or how many is hidden. */
export function isUnsure({ productivity_sentiment_category, productivity, sentiments }: Standing): boolean {
  return productivity_sentiment_category === 0 && productivity.avg !== null && sentiments.avg !== null;
}

/**
 * Why there is no category, where that is not the number of people; undefined where it is.
 * @example explainNoCategory({ … productivity: { avg: null, hiddenReason: 'protects_other_group' } })?.title // 'Hidden to protect others'
 */
export function explainNoCategory(standing: Standing): CategoryWords | undefined {
  const { productivity, sentiments } = standing;
  const none = { state: 'info', focus: null } as const;
  if (isUnsure(standing)) {
    return { ...none, title: 'Too little to tell', meaning: wordUnsure(standing) };
  }
  if (![productivity, sentiments].some(({ hiddenReason }) => hiddenReason === 'protects_other_group')) return undefined;
  const meaning = 'Next to other figures, it would show what a few people answered.';
  return { ...none, title: 'Hidden to protect others', meaning };
}

function wordUnsure({ participation }: Standing): string {
  const { rate = null, hiddenReason = null } = participation ?? {};
  if (rate !== null && isParticipationLow(rate)) return 'Fewer than half of the check-ins were answered.';
  if (hiddenReason !== null) {
    return 'How many check-ins were answered is hidden, so it is not known whether the figures speak for the team.';
  }
  return 'Fewer than half of the check-ins were answered, or their number is hidden to protect others.';
}

/** The categories as a grid: high performance first, and in each row from low sentiment to high. */
export const categoryRows = (['High', 'Middle', 'Low'] as const).map((level, row) => ({
  level,
  cells: productivitySentimentCategories.filter(({ id }) => id > row * 3 && id <= row * 3 + 3).toReversed(),
}));
