import type { FrequencyId } from '#/lib/domain/calendar/due.ts';
import type { Habits } from '#/prisma/seed/demo/habits.ts';
import type { SentCheckIn } from '#/prisma/seed/demo/schedule.ts';
import type { StoryMoment } from '#/prisma/seed/demo/stories.ts';
import { demoAccounts } from '#/prisma/seed/demo-accounts.mjs';
import type { Random } from '#/prisma/seed/random.ts';

const MINUTE_MS = 60_000;
/** Share of people who have already answered a live check-in. */
const LIVE_ANSWERED = 0.65;

interface Wait {
  readonly weight: number;
  /** Bounds of the minutes between sending and answering. */
  readonly minutes: readonly [number, number];
}

const waits: Readonly<Record<FrequencyId, readonly Wait[]>> = {
  1: [
    { weight: 5, minutes: [2, 45] },
    { weight: 3, minutes: [45, 300] },
    { weight: 1, minutes: [300, 720] },
    { weight: 1, minutes: [1080, 1380] },
  ],
  2: slowWaits(),
  3: slowWaits(),
  4: slowWaits(),
};

function slowWaits(): Wait[] {
  return [
    { weight: 5, minutes: [5, 300] },
    { weight: 2, minutes: [1080, 1560] },
    { weight: 2, minutes: [3960, 5760] },
  ];
}

/** Returns when a person answers a check-in, always before it closes, or null if they never do. */
export function chooseSubmitTime(
  random: Random,
  habits: Habits,
  story: StoryMoment,
  { person, team, localDate, sentAt, closesAt, isLive }: SentCheckIn,
): Date | null {
  const willing = random.chance(Math.min(1, habits.responseRate * story.response));
  const [from, to] = random.pickWeighted(waits[team.plan.frequencyId], ({ weight }) => weight).minutes;
  const at = sentAt.getTime() + random.integer(from * 60, to * 60) * 1000;
  // Drawn for everyone, so that the stream stays the same once the check-in is no longer live.
  const isEarly = random.chance(LIVE_ANSWERED);
  if (!willing || habits.isAway(localDate)) return null;
  if (isLive && (!isEarly || isDemoAccount(person.email))) return null;
  return new Date(Math.min(at, closesAt.getTime() - MINUTE_MS));
}

function isDemoAccount(email: string): boolean {
  return demoAccounts.some((account) => account.email === email);
}
