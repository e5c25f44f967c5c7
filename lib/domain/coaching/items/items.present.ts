import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { motivators } from '#/lib/domain/catalogue/motivators.ts';
import { norms } from '#/lib/domain/catalogue/norms.ts';
import { affectingFactors } from '#/lib/domain/check-ins/constants.ts';
import type { CoachItem } from '#/lib/domain/coaching/coaching.schema.ts';
import { type Audience, type ItemColor, type ItemKind, itemKinds } from '#/lib/domain/coaching/constants.ts';
import type { ItemRow } from '#/lib/domain/coaching/items/read-items.ts';
import { daysAgo } from '#/lib/domain/coaching/posts/posts.present.ts';
import { CATEGORY_MID_FROM } from '#/lib/domain/metrics/constants.ts';
import { categoryOf } from '#/lib/domain/metrics/words/category-words.ts';
import { inWords } from '#/lib/words/in-words.ts';
import type { Locale } from '#/lib/words/locales.ts';
import type { Key, Said, Values } from '#/lib/words/message.ts';

/** What fills the gaps of a text: numbers, and words that are the same in every language. */
export type Facts = Record<string, number | string>;

/** What an item says to every reader. */
export interface ItemText {
  readonly kind: ItemKind;
  readonly color: ItemColor;
  readonly textKey: string;
  readonly themeId: number | null;
  readonly facts: Facts;
}

/** An item that may be written. */
export interface NewItem extends ItemText {
  readonly audience: Audience;
  /** Null for everyone of the audience. */
  readonly userId: number | null;
}

/** One that was written. */
export interface WrittenItem extends NewItem {
  readonly writtenOn: LocalDate;
}

/** What an item says: what was seen, and one step for this week. */
type ItemContent = Pick<ItemRow, 'kind' | 'audience' | 'isOwn' | 'color' | 'textKey' | 'themeId' | 'facts'>;

/** Returns an item as the calls answer it. */
export function presentItem(row: ItemRow, { today, locale }: { today: string; locale: Locale }): CoachItem {
  const { id, kind, color, seen: isSeen, writtenOn } = row;
  return {
    id,
    ...describeItem(row, locale),
    notificationType: kind,
    iconClass: itemKinds[kind].iconClass,
    color,
    daysAgo: daysAgo(writtenOn, today),
    seen: isSeen,
    ...presentVotes(row),
    allowComment: false,
    comments: [],
  };
}

/** Returns the votes on an item. */
export function presentVotes({ vote, likesCount, dislikesCount }: ItemRow) {
  return { liked: vote === 1, disliked: vote === -1, likesCount, dislikesCount };
}

/** Returns the header and the body of an item in words. */
export function describeItem(item: ItemContent, locale: Locale): Pick<CoachItem, 'insightBody' | 'modalHeader'> {
  const isTrend = itemKinds[item.kind].list === 'trends';
  const { header, ...body } = isTrend ? sayTrend(item) : sayInsight(item);
  const sentences = Object.values(body).filter((said) => said !== null);
  return {
    modalHeader: inWords(header, locale),
    insightBody: sentences.map((said) => inWords(said, locale)).join(' '),
  };
}

/** Returns what a trend says, and on what it is based. */
export function sayTrend(item: ItemContent) {
  const { audience, isOwn, color, textKey, facts } = item;
  const values = valuesOf(item);
  const form = textKey === 'category' ? 'any' : color;
  const based = isOwn ? 'own' : facts.band === undefined ? null : 'team';
  return {
    header: said(`coaching-trends.headers.${textKey}`, values),
    text: said(`coaching-trends.${isOwn ? 'own' : audience}.${textKey}.${form}`, values),
    based: based && said(`coaching-trends.based.${based}`, values),
  };
}

function sayInsight(item: ItemContent) {
  const { audience, textKey, themeId } = item;
  const values = valuesOf(item);
  const observation = textKey === 'theme' ? null : said(`coaching-insights.${audience}.${textKey}`, values);
  if (themeId === null) return { header: said(`coaching-insights.headers.${textKey}`, values), observation };
  return {
    header: said(`coaching-themes.t${themeId}.title`, values),
    observation,
    advice: said(`coaching-themes.t${themeId}.${audience}`, values),
    source: said(`coaching-themes.t${themeId}.source`, values),
  };
}

/** Keys follow from rows; a test goes through all that can be written. */
function said(key: string, values: Values): Said {
  return [key as Key, values];
}

/** The values of the placeholders: facts as they are, and the names of what they number. */
function valuesOf({ color, facts }: ItemContent): Values {
  const factor = keyIn(affectingFactors, facts.factorId);
  const motivator = keyIn(motivators, facts.motivatorId);
  const norm = keyIn(norms, facts.normId);
  const { key } = categoryOf(Number(facts.categoryId ?? 0));
  return {
    ...facts,
    color,
    factor: factor ? [`catalogue.factors.${factor}`] : '',
    hasFactor: factor ? 'yes' : 'no',
    motivator: motivator ? [`catalogue.motivators.${motivator}.name`] : '',
    hasMotivator: motivator ? 'yes' : 'no',
    norm: norm ? [`catalogue.norms.${norm}.name`] : '',
    category: [`figures.categories.${key}`],
    moved: facts.moved ?? 'no',
    level: Number(facts.avg) < CATEGORY_MID_FROM ? 'low' : 'other',
    part: partOf(Number(facts.share)),
    meaning: key === 'none' ? '' : [`figures.results.category.meaning.${key}`],
    focus: key === 'none' ? '' : [`figures.results.category.focus.${key}`],
    ...untilOf(facts),
  };
}

/** A share in words: as a number it would say how many out of few. */
function partOf(share: number): string {
  if (share >= 50) return 'half';
  return share >= 34 ? 'third' : 'less';
}

function untilOf({ until }: Facts): Values {
  return typeof until === 'string' ? { until: { date: until } } : {};
}

function keyIn<K extends string>(list: readonly { id: number; key: K }[], id: string | number | undefined): K | null {
  return list.find((one) => one.id === id)?.key ?? null;
}
