import { timeZones } from '#/lib/domain/calendar/time-zones.ts';
import { type Motivator, motivators } from '#/lib/domain/check-ins/motivators.ts';
import type { PriorityGap } from '#/lib/domain/metrics/motivation.ts';
import { roundScore } from '#/lib/domain/metrics/round-score.ts';
import { type norms, seniorities } from '#/lib/domain/profile/constants.ts';

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

/** The address of a stored picture; null when there is none. */
export function presentImageUrl(imageName: string | null): string | null {
  return imageName && `/api/images/${imageName}`;
}

/** A stored picture as an answer that no browser runs or guesses about, kept for good: a change has another name. */
export function presentImage(bytes: Uint8Array<ArrayBuffer>): Response {
  return new Response(bytes, {
    headers: {
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, max-age=31536000, immutable',
    },
  });
}

/** The values offered, and of the chosen ones those still on offer. */
export function presentValues(offered: readonly (typeof norms)[number][], chosen: readonly number[]) {
  return { norms: [...offered], userNorms: chosen.filter((id) => offered.some((norm) => norm.id === id)) };
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

/** Sentences by score, with the priority that is met best and the one that is missed most. Source: product decision. */
const bands: readonly { from: number; text: (top: string, gap: string) => string }[] = [
  {
    from: 85,
    text: (top) => `What drives you is well covered. Share how ${top} came about.`,
  },
  {
    from: 70,
    text: (top, gap) => `Most of what drives you is in place, above all ${top}. Keep an eye on ${gap}.`,
  },
  {
    from: 55,
    text: (top, gap) => `You are on a fair footing. ${top} works well; a bit more ${gap} would help most.`,
  },
  {
    from: 40,
    text: (top, gap) => `Some of what drives you is missing, most of all ${gap}. You can build on ${top}.`,
  },
  {
    from: 0,
    text: (_top, gap) =>
      `Little of what drives you is in place right now. Start with ${gap}: tell your leader one thing that would help.`,
  },
];

/**
 * Says a result in words: {gap} is the priority with the largest gap, {top} the best met one and, where both are
 * named, another one than {gap}.
 * @example motivatorsText(54.2, gaps of Autonomy 75, Growth 25, Recognition 50)
 * // 'Some of what drives you is missing, most of all Growth. You can build on Autonomy.'
 */
export function motivatorsText(score: number | null, gaps: readonly PriorityGap[]): string {
  if (gaps.length === 0) return 'Put the motivators in order and choose what matters most to see how it is going.';
  const known = gaps.filter(({ satisfaction }) => satisfaction !== null);
  const gap = largest(known, (entry) => entry.gap ?? 0);
  // The bands look at what is shown, which is rounded.
  const shown = roundScore(score);
  if (shown === null || !gap)
    return 'Your check-ins will tell how well your priorities are met. The result shows here after the first answers.';
  const rest = known.filter((entry) => entry !== gap);
  const best = largest(shown >= 85 ? known : rest, (entry) => entry.satisfaction ?? 0);
  if (!best || known.length === 1)
    return `So far your check-ins have told about one of your priorities, ${nameOf(gap)}. More answers complete the picture.`;
  const band = bands.find(({ from }) => shown >= from);
  return band?.text(nameOf(best), nameOf(gap)) ?? '';
}

/** The first of the largest, so that the higher rank wins a tie. */
function largest(gaps: readonly PriorityGap[], by: (gap: PriorityGap) => number): PriorityGap | undefined {
  return gaps.reduce<PriorityGap | undefined>((best, gap) => (best && by(best) >= by(gap) ? best : gap), undefined);
}

function nameOf({ motivatorId }: PriorityGap): string {
  const motivator: Motivator | undefined = motivators.find(({ id }) => id === motivatorId);
  return motivator?.name ?? '';
}
