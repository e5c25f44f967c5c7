import type { State } from '#/components/ui/state-icon.tsx';
import { productivitySentimentCategories } from '#/lib/domain/metrics/category.ts';
import { CATEGORY_PERSONS_MIN } from '#/lib/domain/metrics/constants.ts';

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
 * A category of performance and mood in words; an unknown id counts as none.
 * @example describeCategory(2).meaning // 'Performance is high and mood is in the middle.'
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
  // Three cells per level of performance, best mood first.
  const [performance, mood] = [levels[Math.floor((found.id - 1) / 3)], levels[(found.id - 1) % 3]];
  return {
    title: found.title,
    // The middle of the grid is nothing to be warned of.
    state: found.quadrant === 'steady' ? 'info' : states[found.color],
    meaning:
      performance === mood
        ? `Performance and mood are both ${mood}.`
        : `Performance is ${performance} and mood is ${mood}.`,
    focus: focusTexts[found.key],
  };
}
