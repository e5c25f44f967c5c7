import { presentImageUrl } from '#/lib/domain/accounts/accounts.present.ts';
import { timeZones } from '#/lib/domain/calendar/time-zones.ts';
import { type Motivator, motivators } from '#/lib/domain/catalogue/motivators.ts';
import type { norms } from '#/lib/domain/catalogue/norms.ts';
import { contrastPriorities, type PriorityGap } from '#/lib/domain/metrics/scores/motivation.ts';
import { roundScore } from '#/lib/domain/metrics/scores/numbers.ts';
import { listWords } from '#/lib/domain/metrics/words/plain-words.ts';
import { seniorities } from '#/lib/domain/profile/constants.ts';

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

/** A person as the profile form needs them. */
export function presentProfile({ phone, imageName, ...person }: ProfileRow) {
  return {
    profile: {
      ...person,
      number: phone,
      seniorities: [...seniorities],
      timeZones: [...timeZones],
      image: presentImageUrl(imageName),
    },
  };
}

/**
 * A stored picture, cached for good: a changed one has another name. The headers of its path keep browsers from running
 * it.
 */
export function presentImage(bytes: Uint8Array<ArrayBuffer>): Response {
  const headers = { 'content-type': 'image/webp', 'cache-control': 'private, max-age=31536000, immutable' };
  return new Response(bytes, { headers });
}

/** The values on offer, and the chosen ones that are still among them. */
export function presentValues(offered: readonly (typeof norms)[number][], normIds: readonly number[]) {
  return { norms: [...offered], userNorms: normIds.filter((id) => offered.some((norm) => norm.id === id)) };
}

interface MotivatorsRow {
  ratings: number[];
  priorities: number[];
  /** 0–100, null while nothing is known. */
  score: number | null;
  gaps: readonly PriorityGap[];
}

/** The motivators page: the list, the person's order and priorities, and the result in a figure and in words. */
export function presentMotivators({ ratings, priorities, score, gaps }: MotivatorsRow) {
  return {
    motivators: motivators.map(({ id, name, meaning }) => ({ id, name, meaning })),
    userRatings: ratings,
    userPriorities: priorities,
    score: roundScore(score),
    text: motivatorsText(score, gaps),
  };
}

interface Band {
  /** The lowest score, rounded as it is shown. */
  from: number;
  text: (best: string, isOne: boolean, missing: string) => string;
  /** Where all priorities are met equally; `first` ranks highest. */
  even: (first: string) => string;
}

/**
 * Sentences by score, with the best met priorities and the one with the largest gap.
 * Source: docs/figures.md, Categories and colours.
 */
const bands: readonly Band[] = [
  {
    from: 85,
    text: (best) => `What drives you is well covered. Share what made ${best} work.`,
    even: () => 'What drives you is well covered, all of it equally. Share what made it work.',
  },
  {
    from: 70,
    text: (best, _isOne, missing) =>
      `Most of what drives you is in place, above all ${best}. Keep an eye on ${missing}.`,
    even: () => 'Most of what drives you is in place, all of it equally.',
  },
  {
    from: 55,
    text: (best, isOne, missing) =>
      `You’re on solid ground. ${best} ${isOne ? 'is' : 'are'} going well, and more of ${missing} would help most.`,
    even: () => 'You’re on solid ground, with everything that drives you about equally.',
  },
  {
    from: 40,
    text: (best, isOne, missing) =>
      `Some of what drives you is missing, especially ${missing}. ${best} ${isOne ? 'is a strength' : 'are strengths'} to build on.`,
    even: (first) =>
      `Some of what drives you is missing, all of it equally. Start with what you ranked first: ${first}.`,
  },
  {
    from: 0,
    text: (_best, _isOne, missing) =>
      `Not much of what drives you is in place right now. Start with ${missing}: tell your leader one thing that would help.`,
    even: (first) =>
      `Not much of what drives you is in place right now. Start with what you ranked first, ${first}: tell your leader one thing that would help.`,
  },
];

/**
 * Returns a result in words. Priorities that are met equally are never told apart: the best met ones are all named, and
 * where all are equal the sentence says so.
 * @example motivatorsText(58, [{ motivatorId: 1, weight: 2, satisfaction: 75, gap: 50 },
 *   { motivatorId: 7, weight: 1, satisfaction: 25, gap: 75 }])
 * // 'You’re on solid ground. Autonomy is going well, and more of Growth would help most.'
 */
export function motivatorsText(score: number | null, gaps: readonly PriorityGap[]): string {
  if (gaps.length === 0) return 'Put the motivators in order and choose what matters most to see how it is going.';
  const [first, ...others] = gaps.filter(({ satisfaction }) => satisfaction !== null);
  // The bands apply to the rounded score that people see.
  const shownScore = roundScore(score);
  if (shownScore === null || !first)
    return 'Your check-ins will show how well your priorities are met. You’ll see the result here after your first answers.';
  if (others.length === 0)
    return `So far we only know about one priority, ${nameOf(first)}. More answers will complete the picture.`;
  const contrast = contrastPriorities(gaps);
  const band = bands.find(({ from }) => shownScore >= from);
  if (!contrast) return band?.even(nameOf(first)) ?? '';
  const { best, missing } = contrast;
  return band?.text(listWords(best.map(nameOf)), best.length === 1, nameOf(missing)) ?? '';
}

function nameOf({ motivatorId }: PriorityGap): string {
  const motivator: Motivator | undefined = motivators.find(({ id }) => id === motivatorId);
  return motivator?.name ?? '';
}
