import { wordDate } from '#/lib/domain/calendar/date-words.ts';
import { motivators } from '#/lib/domain/catalogue/motivators.ts';
import { norms } from '#/lib/domain/catalogue/norms.ts';
import { affectingFactors } from '#/lib/domain/check-ins/constants.ts';
import type { CoachItem } from '#/lib/domain/coaching/coaching.schema.ts';
import { itemKinds } from '#/lib/domain/coaching/constants.ts';
import type { Facts } from '#/lib/domain/coaching/items/new-item.ts';
import type { ItemRow } from '#/lib/domain/coaching/items/read-items.ts';
import { daysAgo } from '#/lib/domain/coaching/posts/posts.present.ts';
import { CATEGORY_MID_FROM } from '#/lib/domain/metrics/constants.ts';
import { describeCategory } from '#/lib/domain/metrics/words/category-words.ts';
import { defaultLocale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

type Translator = (key: string, values: Record<string, string | number>) => string;

/** Keys follow from rows; a test goes through all that can be written. */
const say = (namespace: 'coaching-trends' | 'coaching-insights' | 'coaching-themes') =>
  wordsFor(defaultLocale, namespace) as unknown as Translator;
const [trends, insights, themes] = [say('coaching-trends'), say('coaching-insights'), say('coaching-themes')];

/** What an item says: what was seen, and one step for this week. */
type ItemContent = Pick<ItemRow, 'kind' | 'audience' | 'isOwn' | 'color' | 'textKey' | 'themeId' | 'facts'>;

/** Returns an item as the calls answer it. */
export function presentItem(row: ItemRow, { today }: { today: string }): CoachItem {
  const { id, kind, color, seen: isSeen, writtenOn } = row;
  return {
    id,
    ...wordItem(row),
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

/** Returns how an item stands. */
export function presentVotes({ vote, likesCount, dislikesCount }: ItemRow) {
  return { liked: vote === 1, disliked: vote === -1, likesCount, dislikesCount };
}

/** Returns the header and the body of an item in words. */
export function wordItem(item: ItemContent): Pick<CoachItem, 'insightBody' | 'modalHeader'> {
  const values = valuesOf(item);
  return itemKinds[item.kind].list === 'trends' ? wordTrend(item, values) : wordInsight(item, values);
}

type Values = Record<string, string | number>;

function wordTrend({ audience, isOwn, color, textKey, facts }: ItemContent, values: Values) {
  const form = textKey === 'category' ? 'any' : color;
  const text = trends(`${isOwn ? 'own' : audience}.${textKey}.${form}`, values);
  const based = isOwn ? 'own' : facts.band === undefined ? null : 'team';
  return {
    modalHeader: trends(`headers.${textKey}`, values),
    insightBody: based === null ? text : `${text} ${trends(`based.${based}`, values)}`,
  };
}

function wordInsight({ audience, textKey, themeId }: ItemContent, values: Values) {
  const observation = textKey === 'theme' ? [] : [insights(`${audience}.${textKey}`, values)];
  if (themeId === null)
    return { modalHeader: insights(`headers.${textKey}`, values), insightBody: observation.join('') };
  const advice = [themes(`t${themeId}.${audience}`, values), themes(`t${themeId}.source`, values)];
  return { modalHeader: themes(`t${themeId}.title`, values), insightBody: [...observation, ...advice].join(' ') };
}

/** What stands in the gaps: facts as they are, and the names of what they number. */
function valuesOf({ color, facts }: ItemContent): Values {
  const factor = nameIn(
    affectingFactors.map(({ id, label }) => ({ id, name: label })),
    facts.factorId,
  );
  const motivator = nameIn(motivators, facts.motivatorId);
  const { title, meaning, focus } = describeCategory(Number(facts.categoryId ?? 0));
  return {
    ...facts,
    color,
    factor,
    hasFactor: factor === '' ? 'no' : 'yes',
    motivator,
    hasMotivator: motivator === '' ? 'no' : 'yes',
    norm: nameIn(norms, facts.normId),
    category: title,
    level: Number(facts.avg) < CATEGORY_MID_FROM ? 'low' : 'other',
    part: partOf(Number(facts.share)),
    meaning,
    focus: focus ?? '',
    ...untilOf(facts),
  };
}

/** A share in words: as a number it would say how many out of few. */
function partOf(share: number): string {
  if (share >= 50) return 'half';
  return share >= 34 ? 'third' : 'less';
}

function untilOf({ until }: Facts): Values {
  return typeof until === 'string' ? { until: wordDate(until, 'en-GB', { day: 'numeric', month: 'long' }) } : {};
}

function nameIn(list: readonly { id: number; name: string }[], id: string | number | undefined): string {
  return list.find((one) => one.id === id)?.name ?? '';
}
