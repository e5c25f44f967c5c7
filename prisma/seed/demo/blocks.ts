import { daysBetween, firstOfMonth, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { type ChosenBlocks, chooseBlocks } from '#/lib/domain/check-ins/questions/question-choice.ts';
import type { DemoYear } from '#/prisma/seed/demo/demo-year.ts';
import { type Habits, ORDINARY_MOOD, within } from '#/prisma/seed/demo/habits.ts';
import { chosenNormIds } from '#/prisma/seed/demo/plan.ts';
import type { SentCheckIn } from '#/prisma/seed/demo/schedule.ts';
import type { Random } from '#/prisma/seed/random.ts';

/** A person's answers other than feeling, productivity and motivator. */
export interface SaidInBlocks {
  readonly norms: readonly { normId: number; value: number }[];
  readonly monthAnswers: readonly { questionId: number; value: number }[];
  readonly workEnvironmentId: number | null;
}

/** An average person's answer of 0–10, and how much a mood above or below average changes it. */
const monthQuestionLevels: Readonly<Record<number, { level: number; byMood: number }>> = {
  1: { level: 8, byMood: 0.09 },
  2: { level: 7.7, byMood: 0.05 },
  3: { level: 7.6, byMood: 0.07 },
  4: { level: 6.4, byMood: 0.11 },
  5: { level: 7.1, byMood: 0.04 },
};
const MONTH_SPREAD = 1.3;
const NORM_LEVEL = 3.7;
const NORM_BY_MOOD = 0.035;
const NORM_SPREAD = 0.75;
const NOT_APPLICABLE = 0.04;
const placeIds = [1, 2, 3, 4, 5] as const;

/** Remembers which monthly questions a person has answered, like the product, and answers as they feel. */
export class BlockRecord {
  readonly #random: Random;
  readonly #year: DemoYear;
  readonly #settled = new Map<LocalDate, Set<number>>();
  readonly #homeShare: number;
  #open: { ids: readonly number[]; closesAt: Date } = { ids: [], closesAt: new Date(0) };

  constructor(random: Random, year: DemoYear) {
    this.#random = random;
    this.#year = year;
    this.#homeShare = random.next();
  }

  /** Chooses what a check-in asks. */
  ask({ team, person, localDate, sentAt, closesAt }: SentCheckIn): ChosenBlocks {
    const { frequencyId, checkinDay } = team.plan;
    const stillOpen = this.#open.closesAt > sentAt ? this.#open.ids : [];
    const blocks = chooseBlocks({
      frequencyId,
      localDate,
      checkinDay,
      isMember: true,
      leads: false,
      normIds: normsInTurn(this.#year, localDate, frequencyId === 1 ? 3 : 5),
      recentNormIds: [],
      monthQuestionDay: 1,
      settledMonthQuestionIds: [...this.#settledIn(localDate), ...stillOpen],
      memberSince: person.joinedOn,
      hireDate: null,
      isNewHire: person.joinedOn >= this.#year.start,
    });
    this.#open = { ids: blocks.monthQuestionIds, closesAt };
    return blocks;
  }

  /** Answers the blocks; the better the mood (points of 100), the higher the answers. */
  answer({ team, localDate }: SentCheckIn, blocks: ChosenBlocks, mood: number): SaidInBlocks {
    const own = this.#random.fork(`${team.plan.name}/${localDate}`);
    const above = mood - ORDINARY_MOOD;
    const monthAnswers = blocks.monthQuestionIds.map((questionId) => {
      const { level = 7, byMood = 0.05 } = monthQuestionLevels[questionId] ?? {};
      return { questionId, value: within(Math.round(own.normal(level + byMood * above, MONTH_SPREAD)), 0, 10) };
    });
    for (const { questionId } of monthAnswers) this.#settledIn(localDate).add(questionId);
    this.#open = { ids: [], closesAt: new Date(0) };
    const norms = own.chance(NOT_APPLICABLE)
      ? []
      : blocks.normIds.map((normId) => {
          const level = NORM_LEVEL + NORM_BY_MOOD * above + ((normId % 5) - 2) / 5;
          return { normId, value: within(Math.round(own.normal(level, NORM_SPREAD)), 1, 5) };
        });
    const isApplicable = blocks.asksWorkEnvironment && !own.chance(NOT_APPLICABLE);
    return { norms, monthAnswers, workEnvironmentId: isApplicable ? this.#place(own) : null };
  }

  #place(own: Random): number {
    const weights = [12 * (1 - this.#homeShare), 12 * this.#homeShare, 0.3, 0.4, 0.6];
    return own.pickWeighted(placeIds, (id) => weights[id - 1] ?? 0);
  }

  #settledIn(localDate: LocalDate): Set<number> {
    const month = firstOfMonth(localDate);
    const settled = this.#settled.get(month) ?? new Set<number>();
    this.#settled.set(month, settled);
    return settled;
  }
}

/** Returns a week's norms: everyone in a team gets the same ones, and other ones a week later. */
function normsInTurn({ start }: DemoYear, localDate: LocalDate, count: number): number[] {
  const week = Math.max(0, Math.floor(daysBetween(start, localDate) / 7));
  const at = (index: number) => chosenNormIds[(week * count + index) % chosenNormIds.length] ?? 1;
  return Array.from({ length: count }, (_, index) => at(index));
}

/** Returns a person's mood on a day, for the blocks that depend on it. */
export function moodOf(habits: Habits, climateMood: number, moodNoise: number): number {
  return habits.mood + climateMood + moodNoise;
}
