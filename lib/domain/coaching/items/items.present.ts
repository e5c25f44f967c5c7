import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { motivators } from '#/lib/domain/catalogue/motivators.ts';
import { norms } from '#/lib/domain/catalogue/norms.ts';
import { affectingFactors } from '#/lib/domain/check-ins/constants.ts';
import type { CoachItem } from '#/lib/domain/coaching/coaching.schema.ts';
import {
  type Audience,
  type ItemColor,
  type ItemKind,
  itemKinds,
  shownColor,
  type TrendAct,
} from '#/lib/domain/coaching/constants.ts';
import type { ItemRow } from '#/lib/domain/coaching/items/read-items.ts';
import { daysAgo } from '#/lib/domain/coaching/posts/read-posts.ts';
import { factorsByTheme, themesOfThanks } from '#/lib/domain/coaching/rules/rules.constants.ts';
import { CATEGORY_MID_FROM } from '#/lib/domain/metrics/constants.ts';
import { categoryOf } from '#/lib/domain/metrics/words/category-words.ts';
import { inWords } from '#/lib/words/in-words.ts';
import type { Locale } from '#/lib/words/locales.ts';
import type { Key, Said, Values } from '#/lib/words/message.ts';

/** The values for a text's placeholders: numbers, and words that are equal in every language. */
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
  /** Null for the whole audience. */
  readonly userId: number | null;
}

/** An item that was written. */
export interface WrittenItem extends NewItem {
  readonly writtenOn: LocalDate;
}

/** The columns that an item's text depends on. */
type ItemContent = Pick<
  ItemRow,
  'kind' | 'audience' | 'isOwn' | 'color' | 'textKey' | 'themeId' | 'facts' | 'writtenOn'
>;

/** Returns an item for an answer. */
export function presentItem(row: ItemRow, { today, locale }: { today: string; locale: Locale }): CoachItem {
  const { id, kind, seen: isSeen, isOwn, writtenOn } = row;
  return {
    id,
    ...describeItem(row, locale),
    notificationType: kind,
    iconClass: itemKinds[kind].iconClass,
    color: shownColor(row),
    daysAgo: daysAgo(writtenOn, today),
    seen: isSeen,
    personal: isOwn,
    ...presentVotes(row),
    allowComment: false,
    comments: [],
  };
}

/** Returns the votes on an item. */
export function presentVotes({ vote, likesCount, dislikesCount }: ItemRow) {
  return { liked: vote === 1, disliked: vote === -1, likesCount, dislikesCount };
}

type ItemWords = Pick<
  CoachItem,
  'insightBody' | 'modalHeader' | 'act' | 'details' | 'reason' | 'because' | 'source' | 'step' | 'leadsTo'
>;

/** Returns an item's text, whole and in parts, the step that can be started from it, and what it leads to instead. */
export function describeItem(item: ItemContent, locale: Locale): ItemWords {
  const isTrend = itemKinds[item.kind].list === 'trends';
  const { header, text, because, act, based, source } = isTrend ? sayTrend(item) : sayInsight(item);
  const say = (one: Said | null) => (one === null ? null : inWords(one, locale));
  const join = (...ones: (string | null)[]) => ones.filter((one) => one !== null).join(' ');
  // A trend asks for one thing. A theme's first sentence says what to do, the others how, and why it helps.
  const [first = '', ...others] = isTrend ? [inWords(act, locale)] : sentencesOf(inWords(act, locale), locale);
  const step = describeStep(item, first, locale);
  return {
    modalHeader: inWords(header, locale),
    insightBody: join(say(text), say(act), say(based), say(source)),
    act: first,
    details: others.join(' ') || null,
    reason: join(say(text), say(based)) || null,
    because: say(because),
    source: say(source),
    step,
    leadsTo: step !== null ? null : isTrend ? findAct(item) : findThanks(item),
  };
}

/** Splits a text into sentences; French puts a space before closing marks, which belong to the previous sentence. */
function sentencesOf(text: string, locale: Locale): string[] {
  const sentences: string[] = [];
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)) {
    const [closing = ''] = /^»(\s+(?=\p{Lu})|.*)/u.exec(segment) ?? [];
    if (closing) sentences.push((sentences.pop() ?? '') + closing);
    if (closing !== segment) sentences.push(segment.slice(closing.length));
  }
  return sentences.map((sentence) => sentence.trim());
}

/**
 * What the advice of each trend asks for, by its text and colour; a low score has its own advice. Null if the product
 * can't help with it, such as talking to one person, and for a person's own trends, which no one else reads.
 */
const actsOfTrends: Readonly<Record<Audience, Readonly<Record<string, TrendActs>>>> = {
  leader: {
    perfomance: { very_good: 'ask', good: 'ask', neutral: 'ask', low: 'ask', bad: 'ask' },
    motivation: { very_good: 'thank', good: 'write', neutral: null, low: null, bad: 'write' },
    sentiment: { very_good: 'ask', good: 'ask', neutral: 'ask', low: 'step', bad: 'step' },
    participation: { very_good: 'write', good: 'write', neutral: 'write', low: 'write' },
    norm: { good: 'write', bad: 'step' },
    category: { very_good: 'step', good: 'step', neutral: 'step', low: 'step', bad: 'step' },
    goodMonth: { very_good: 'thank' },
  },
  member: {
    perfomance: { very_good: null, good: 'write', neutral: 'write', low: null, bad: null },
    motivation: { very_good: 'thank', good: 'write', neutral: 'write', low: 'write', bad: 'write' },
    sentiment: { very_good: null, good: null, neutral: 'write', low: null, bad: null },
    participation: { very_good: null, good: null, neutral: null, low: null },
    norm: { good: 'thank', bad: 'write' },
    category: { very_good: 'write', good: 'write', neutral: 'write', low: 'write', bad: 'write' },
    goodMonth: { very_good: 'thank' },
  },
};
type TrendActs = Readonly<Partial<Record<ItemColor | 'low', TrendAct | null>>>;

/** Returns what a trend's advice asks for; null if the product can't help with it. */
function findAct({ audience, isOwn, color, textKey, facts }: ItemContent): TrendAct | null {
  if (isOwn) return null;
  const form = color === 'neutral' && levelOf(facts) === 'low' ? 'low' : color;
  return actsOfTrends[audience][textKey]?.[form] ?? null;
}

/** Returns whether a member's insight advises to thank someone, which the chat box is for; null if it doesn't. */
function findThanks({ audience, themeId }: ItemContent): TrendAct | null {
  return audience === 'member' && themeId !== null && themesOfThanks.includes(themeId) ? 'thank' : null;
}

/** Returns the step that a leader can start from an item; null if there is none. */
function describeStep({ audience, color, facts, themeId, textKey }: ItemContent, will: string, locale: Locale) {
  // There are no prepared steps for what helps.
  if (audience !== 'leader' || textKey === 'factorHelps' || color === 'good') return null;
  const about = (key: string) => inWords(said(key, {}), locale);
  const norm = textKey === 'norm' && keyIn(norms, facts.normId);
  // The trend of a norm asks for the norm's prepared step.
  if (norm) return { topic: `norm:${facts.normId}`, about: about(`catalogue.norms.${norm}.name`), will: null };
  const motivator = keyIn(motivators, facts.motivatorId);
  if (motivator)
    return { topic: `motivator:${facts.motivatorId}`, about: about(`catalogue.motivators.${motivator}.name`), will };
  const factorId = facts.factorId ?? factorsByTheme[themeId ?? 0];
  if (factorId === undefined) return null;
  return { topic: `factor:${factorId}`, about: about(`actions.causes.f${factorId}`), will };
}

interface SaidItem {
  readonly header: Said;
  /** What was seen; null for a general insight. */
  readonly text: Said | null;
  /** An insight's reason in a short sentence; null for trends. */
  readonly because: Said | null;
  readonly act: Said;
  readonly based: Said | null;
  readonly source: Said | null;
}

/** Returns a trend's text: what was seen, what to do about it, and the basis. */
export function sayTrend(item: ItemContent): SaidItem {
  const { audience, isOwn, color, textKey, facts } = item;
  const values = valuesOf(item);
  const form = textKey === 'category' ? 'any' : color;
  const reader = isOwn ? 'own' : audience;
  const based = isOwn ? 'own' : facts.band === undefined ? null : 'team';
  return {
    header: said(`coaching-trends.headers.${textKey}`, values),
    text: said(`coaching-trends.${reader}.${textKey}.${form}`, values),
    because: null,
    act: said(`coaching-trends.acts.${reader}.${textKey}.${form}`, values),
    based: based && said(`coaching-trends.based.${based}`, values),
    source: null,
  };
}

function sayInsight(item: ItemContent): SaidItem {
  const { audience, textKey, themeId } = item;
  const values = valuesOf(item);
  const text = textKey === 'theme' ? null : said(`coaching-insights.${audience}.${textKey}`, values);
  const because = text && said(`coaching-insights.because.${textKey}`, values);
  const own = { header: `coaching-insights.headers.${textKey}`, act: `coaching-insights.acts.${audience}.${textKey}` };
  const theme = { header: `coaching-themes.t${themeId}.title`, act: `coaching-themes.t${themeId}.${audience}` };
  const { header, act } = themeId === null ? own : theme;
  const source = themeId === null ? null : said(`coaching-themes.t${themeId}.source`, values);
  return { header: said(header, values), text, because, act: said(act, values), based: null, source };
}

/** Accepts computed keys, which the compiler can't check; a test checks all that can occur. */
function said(key: string, values: Values): Said {
  return [key as Key, values];
}

/** Returns the placeholders' values: the facts, and names for the ids among them. */
function valuesOf({ color, facts, writtenOn }: ItemContent): Values {
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
    level: levelOf(facts),
    part: partOf(Number(facts.share)),
    meaning: key === 'none' ? '' : [`figures.results.category.meaning.${key}`],
    focus: key === 'none' ? '' : [`figures.results.category.focus.${key}`],
    dated: 'yes',
    until: { date: String(facts.until ?? addDays(writtenOn, -1)) },
  };
}

function levelOf({ avg }: Facts): 'low' | 'other' {
  return Number(avg) < CATEGORY_MID_FROM ? 'low' : 'other';
}

/** Returns a share in words, because a number would reveal how many people of a small team. */
function partOf(share: number): string {
  if (share >= 50) return 'half';
  return share >= 34 ? 'third' : 'less';
}

function keyIn<K extends string>(list: readonly { id: number; key: K }[], id: string | number | undefined): K | null {
  return list.find((one) => one.id === id)?.key ?? null;
}
