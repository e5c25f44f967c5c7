import { CATEGORY_PERSONS_MIN } from '#/lib/domain/metrics/constants.ts';
import type { HiddenReason } from '#/lib/domain/metrics/publication/minimum-group.ts';
import { isParticipationLow } from '#/lib/domain/metrics/publication/participation.ts';
import { productivitySentimentCategories } from '#/lib/domain/metrics/scores/category.ts';
import {
  describeHidden,
  describeHiddenParticipation,
  type HiddenGroup,
} from '#/lib/domain/metrics/words/hidden-words.ts';

export interface CategoryWords {
  title: string;
  state: 'good' | 'neutral' | 'bad' | 'info';
  meaning: string;
  /** Where to look next; null while there is no category. */
  focus: string | null;
}

type Category = (typeof productivitySentimentCategories)[number];

const levels = ['high', 'in the middle', 'low'] as const;
const states: Record<Category['color'], CategoryWords['state']> = {
  very_good: 'good',
  good: 'good',
  neutral: 'neutral',
  bad: 'bad',
  grey: 'info',
};

/** Where to look next, by category. */
const focusTexts: Record<Category['key'], string | null> = {
  none: null,
  thriving: 'Keep what works, and share it with other teams.',
  delivering: 'Recognise what’s going well.',
  strained: 'Look at workload and time to recover.',
  upbeat: 'Agree sharper goals.',
  steady: 'Try one small experiment this week.',
  wearing: 'Look at what people name in their check-ins.',
  heldback: 'Clear obstacles, check tools and set clear goals.',
  stalled: 'Revisit goals and what stands in their way.',
  struggling: 'Talk to the team now, and lighten the load.',
};

/** A team without a category above its own leader: too few answers, or too few of the check-ins. */
const TOO_LITTLE = 'Not enough data';

/**
 * Returns a category of performance and sentiment in words; an unknown id counts as none.
 * @example describeCategory(2).meaning // 'Performance is high and sentiment is in the middle.'
 */
export function describeCategory(id: number): CategoryWords {
  const category = productivitySentimentCategories[id] ?? productivitySentimentCategories[0];
  if (category.id === 0) {
    const meaning = `We need answers from at least ${CATEGORY_PERSONS_MIN} people and to at least half of the check-ins.`;
    return { title: category.title, state: 'info', meaning, focus: null };
  }
  // Three cells per level of performance, best sentiment first.
  const [performance, sentiment] = [levels[Math.floor((category.id - 1) / 3)], levels[(category.id - 1) % 3]];
  return {
    title: category.title,
    // The middle of the grid calls for no warning.
    state: category.quadrant === 'steady' ? 'info' : states[category.color],
    meaning:
      performance === sentiment
        ? `Performance and sentiment are both ${sentiment}.`
        : `Performance is ${performance} and sentiment is ${sentiment}.`,
    focus: focusTexts[category.key],
  };
}

interface Figure {
  readonly avg: number | null;
  readonly hiddenReason: HiddenReason | null;
  readonly until?: string | null;
}

/** Where a team stands by what is published. */
export interface PublishedStanding {
  readonly productivity_sentiment_category: number;
  readonly productivity: Figure;
  readonly sentiments: Figure;
  readonly participation: { readonly rate: number | null; readonly hiddenReason?: HiddenReason | null };
}

/** True without a category although both averages exist: too few check-ins were answered, or none has closed yet. */
export function isUnsure({
  productivity_sentiment_category: id,
  productivity,
  sentiments,
}: Omit<PublishedStanding, 'participation'>): boolean {
  return id === 0 && productivity.avg !== null && sentiments.avg !== null;
}

/**
 * Returns the title of a published category.
 * @example titleCategory(0) // 'Not enough data'
 */
export function titleCategory(id: number): string {
  return id === 0 ? TOO_LITTLE : describeCategory(id).title;
}

/** Returns a published category in words; without one, why: screens, reports and files all say the same. */
export function describePublishedCategory(standing: PublishedStanding, group: HiddenGroup): CategoryWords {
  const { productivity_sentiment_category: id, productivity, sentiments, participation } = standing;
  if (id !== 0) return describeCategory(id);
  const none = { title: TOO_LITTLE, state: 'info', focus: null } as const;
  if (isUnsure(standing)) {
    const hidden = describeHiddenParticipation({ hiddenReason: participation.hiddenReason ?? null }, group);
    if (hidden?.title && participation.hiddenReason === 'known_by_name') return { ...none, meaning: hidden.reason };
    const isLow = participation.rate !== null && isParticipationLow(participation.rate);
    const early = 'It takes check-ins that have closed; the first ones are still open.';
    return { ...none, meaning: isLow ? 'Fewer than half of the check-ins were answered.' : early };
  }
  const hidden = describeHidden(productivity, group) ?? describeHidden(sentiments, group);
  if (!hidden) return { ...none, meaning: 'There are no results yet.' };
  const isSmall = [productivity, sentiments].some(({ hiddenReason }) => hiddenReason === 'group_too_small');
  return { ...none, title: isSmall ? hidden.title : TOO_LITTLE, meaning: hidden.reason };
}
