import { CATEGORY_PERSONS_MIN } from '#/lib/domain/metrics/constants.ts';
import type { HiddenReason } from '#/lib/domain/metrics/publication/minimum-group.ts';
import { isParticipationLow } from '#/lib/domain/metrics/publication/participation.ts';
import { productivitySentimentCategories } from '#/lib/domain/metrics/scores/category.ts';
import {
  describeHidden,
  describeHiddenParticipation,
  type FigureReader,
  type HiddenGroup,
} from '#/lib/domain/metrics/words/hidden-words.ts';

export interface CategoryWords {
  title: string;
  state: 'good' | 'neutral' | 'bad' | 'info';
  meaning: string;
  /** Where to look next; null without a category. */
  focus: string | null;
}

type Category = (typeof productivitySentimentCategories)[number];

const states: Record<Category['color'], CategoryWords['state']> = {
  very_good: 'good',
  good: 'good',
  neutral: 'neutral',
  bad: 'bad',
  grey: 'info',
};

/** Returns a category by its id, or “none” for an unknown id. */
export function categoryOf(id: number): Category {
  return productivitySentimentCategories[id] ?? productivitySentimentCategories[0];
}

/** Returns whether a category is good or bad; the middle of the grid is neither. */
export function stateOfCategory(id: number): CategoryWords['state'] {
  const { quadrant, color } = categoryOf(id);
  return quadrant === 'steady' ? 'info' : states[color];
}

/** Returns a category of performance and sentiment in words; an unknown id counts as “none”. */
export function describeCategory(id: number, { t, titles }: Pick<FigureReader, 't' | 'titles'>): CategoryWords {
  const { key } = categoryOf(id);
  const shared = { title: titles(key), state: stateOfCategory(id) };
  if (key === 'none')
    return { ...shared, meaning: t('category.needs', { minimum: CATEGORY_PERSONS_MIN }), focus: null };
  return { ...shared, meaning: t(`category.meaning.${key}`), focus: t(`category.focus.${key}`) };
}

interface Figure {
  readonly avg: number | null;
  readonly hiddenReason: HiddenReason | null;
  readonly until?: string | null;
}

/** A team's category according to published results. */
export interface PublishedStanding {
  readonly productivity_sentiment_category: number;
  readonly productivity: Figure;
  readonly sentiments: Figure;
  readonly participation: { readonly rate: number | null; readonly hiddenReason?: HiddenReason | null };
}

/**
 * Returns true if there is no category although both averages exist: too few check-ins were answered, or none has
 * closed yet.
 */
export function isUnsure({
  productivity_sentiment_category: id,
  productivity,
  sentiments,
}: Omit<PublishedStanding, 'participation'>): boolean {
  return id === 0 && productivity.avg !== null && sentiments.avg !== null;
}

/** Returns the title of a published category; without one, that there are too few answers or answered check-ins. */
export function titleCategory(id: number, titles: FigureReader['titles']): string {
  return titles(id === 0 ? 'tooLittle' : categoryOf(id).key);
}

/** Returns a published category in words, or why there is none. Screens, reports and files all use it. */
export function describePublishedCategory(standing: PublishedStanding, group: HiddenGroup): CategoryWords {
  const { productivity_sentiment_category: id, productivity, sentiments, participation } = standing;
  const { t, titles } = group;
  if (id !== 0) return describeCategory(id, group);
  const none = { title: titles('tooLittle'), state: 'info', focus: null } as const;
  if (isUnsure(standing)) {
    const hidden = describeHiddenParticipation({ hiddenReason: participation.hiddenReason ?? null }, group);
    if (hidden?.title && participation.hiddenReason === 'known_by_name') return { ...none, meaning: hidden.reason };
    const isLow = participation.rate !== null && isParticipationLow(participation.rate);
    return { ...none, meaning: t(isLow ? 'category.low' : 'category.early') };
  }
  const hidden = describeHidden(productivity, group) ?? describeHidden(sentiments, group);
  if (!hidden) return { ...none, meaning: t('nothing') };
  const isSmall = [productivity, sentiments].some(({ hiddenReason }) => hiddenReason === 'group_too_small');
  return { ...none, title: isSmall ? hidden.title : none.title, meaning: hidden.reason };
}
