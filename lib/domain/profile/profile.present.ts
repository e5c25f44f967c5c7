import { presentImageUrl } from '#/lib/domain/accounts/accounts.present.ts';
import { timeZones } from '#/lib/domain/calendar/time-zones.ts';
import type { NormInWords } from '#/lib/domain/check-ins/questions/choices.present.ts';
import { motivatorName, motivatorsIn } from '#/lib/domain/check-ins/questions/motivators.present.ts';
import { contrastPriorities, type PriorityGap } from '#/lib/domain/metrics/scores/motivation.ts';
import { roundScore } from '#/lib/domain/metrics/scores/numbers.ts';
import { seniorities } from '#/lib/domain/profile/constants.ts';
import { formatLocales, type Locale } from '#/lib/words/locales.ts';
import { perLocale } from '#/lib/words/per-locale.ts';
import { wordsFor } from '#/lib/words/translator.ts';

interface ProfileRow {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  seniorityId: number | null;
  timeZoneId: number;
  timeZone: string;
  imageName: string | null;
}

/** Returns the levels of seniority in a language. */
export const senioritiesIn = perLocale((locale) => {
  const t = wordsFor(locale, 'catalogue.seniorities');
  return seniorities.map(({ id, key }) => ({ id, name: t(key) }));
});

/** Returns a person for the profile form. */
export function presentProfile({ phone, imageName, ...person }: ProfileRow, locale: Locale) {
  return {
    profile: {
      ...person,
      number: phone,
      seniorities: [...senioritiesIn(locale)],
      timeZones: [...timeZones],
      image: presentImageUrl(imageName),
    },
  };
}

/**
 * Returns a stored picture, cached for good because a new picture gets a new name. The headers of its path keep
 * browsers from running it.
 */
export function presentImage(bytes: Uint8Array<ArrayBuffer>): Response {
  const headers = { 'content-type': 'image/webp', 'cache-control': 'private, max-age=31536000, immutable' };
  return new Response(bytes, { headers });
}

/** Returns the values on offer, and the chosen ones that are still offered. */
export function presentValues(offered: readonly NormInWords[], normIds: readonly number[]) {
  return { norms: [...offered], userNorms: normIds.filter((id) => offered.some((norm) => norm.id === id)) };
}

interface MotivatorsRow {
  ratings: number[];
  priorities: number[];
  /** 0–100, null if nothing is known. */
  score: number | null;
  gaps: readonly PriorityGap[];
}

/** Returns the motivators page: the list, the person's order and priorities, and the result as a score and in words. */
export function presentMotivators({ ratings, priorities, score, gaps }: MotivatorsRow, locale: Locale) {
  return {
    motivators: [...motivatorsIn(locale)],
    userRatings: ratings,
    userPriorities: priorities,
    score: roundScore(score),
    text: motivatorsText(score, gaps, locale),
  };
}

/**
 * The sentences by the lowest score of each, after rounding to the displayed score. Source: docs/figures.md, Categories
 * and colours.
 */
const bands = [
  { from: 85, key: 'full' },
  { from: 70, key: 'most' },
  { from: 55, key: 'solid' },
  { from: 40, key: 'some' },
  { from: 0, key: 'little' },
] as const;

/**
 * Returns a result in words. Priorities that are met equally are never distinguished: all the best met ones are named,
 * and if all are equal, the sentence says so.
 * @example motivatorsText(58, [{ motivatorId: 1, weight: 2, satisfaction: 75, gap: 50 },
 *   { motivatorId: 7, weight: 1, satisfaction: 25, gap: 75 }], 'en')
 * // 'You’re on solid ground. “Autonomy” is going well, and progress on “Growth” would help most.'
 */
export function motivatorsText(score: number | null, gaps: readonly PriorityGap[], locale: Locale): string {
  const t = wordsFor(locale, 'profile.motivators.result');
  const nameOf = ({ motivatorId }: PriorityGap) => t('quoted', { name: motivatorName(motivatorId, locale) });
  if (gaps.length === 0) return t('none');
  const [first, ...others] = gaps.filter(({ satisfaction }) => satisfaction !== null);
  // The bands apply to the rounded score that people see.
  const shownScore = roundScore(score);
  if (shownScore === null || !first) return t('waiting');
  if (others.length === 0) return t('one', { name: nameOf(first) });
  const contrast = contrastPriorities(gaps);
  const key = bands.find(({ from }) => shownScore >= from)?.key ?? 'little';
  if (!contrast) return t(`even.${key}`, { first: nameOf(first) });
  const { best, missing } = contrast;
  const list = new Intl.ListFormat(formatLocales[locale]);
  return t(`contrast.${key}`, { best: list.format(best.map(nameOf)), count: best.length, missing: nameOf(missing) });
}
