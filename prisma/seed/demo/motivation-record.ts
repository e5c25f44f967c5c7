import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { type MotivatorQuestion, STARTER_MOTIVATOR_IDS } from '#/lib/domain/catalogue/motivators.ts';
import { chooseMotivatorQuestion, type MotivatorHistory } from '#/lib/domain/check-ins/questions/motivator-choice.ts';
import {
  computeMotivation,
  type MotivatorQuestionType,
  smoothSatisfaction,
} from '#/lib/domain/metrics/scores/motivation.ts';
import { fiveStepScore } from '#/lib/domain/metrics/scores/numbers.ts';
import { within } from '#/prisma/seed/demo/habits.ts';
import type { SentCheckIn } from '#/prisma/seed/demo/schedule.ts';
import type { Random } from '#/prisma/seed/random.ts';

/** The state of a person's motivators, updated by the product's own rules. */
export class MotivationRecord {
  readonly #priorities: readonly number[];
  readonly #histories = new Map<number, MotivatorHistory>();
  readonly #answeredAt = new Map<number, Date>();

  /** `baselineOf` returns the level 1–5 that the person chose for a priority on the given day. */
  constructor(priorities: readonly number[], baselineOf: (motivatorId: number) => number, on: LocalDate) {
    this.#priorities = priorities;
    for (const motivatorId of priorities) {
      const satisfaction = fiveStepScore(baselineOf(motivatorId));
      this.#update(motivatorId, { satisfaction, answeredOn: on });
      this.#answeredAt.set(motivatorId, new Date(`${on}T10:00:00Z`));
    }
  }

  /** Chooses the question of a check-in and remembers it; returns null if none may be asked. */
  ask({ localDate, team }: SentCheckIn): MotivatorQuestion | null {
    const question = chooseMotivatorQuestion({
      priorities: this.#priorities,
      histories: [...this.#histories.values()],
      frequencyId: team.plan.frequencyId,
      localDate,
    });
    if (question === null) return null;
    const isSlider = question.type === 3;
    this.#update(question.motivatorId, { askedOn: localDate, ...(isSlider ? { sliderAskedOn: localDate } : {}) });
    return question;
  }

  /** Records an answer of 0–100. */
  learn(motivatorId: number, answer: number, localDate: LocalDate, submittedAt: Date): void {
    const satisfaction = smoothSatisfaction(this.#histories.get(motivatorId)?.satisfaction ?? null, answer);
    this.#update(motivatorId, { satisfaction, answeredOn: localDate });
    this.#answeredAt.set(motivatorId, submittedAt);
  }

  /** Returns the motivation of 0–100 on a day; without priorities, all starter motivators have equal weight. */
  motivationOn(localDate: LocalDate): number | null {
    const hasChosen = this.#priorities.length > 0;
    const ids = hasChosen ? this.#priorities : STARTER_MOTIVATOR_IDS;
    const states = ids.map((motivatorId) => ({
      motivatorId,
      satisfaction: this.#histories.get(motivatorId)?.satisfaction ?? null,
      answeredOn: this.#histories.get(motivatorId)?.answeredOn ?? null,
    }));
    const { score, scorePlain } = computeMotivation(states, localDate);
    return hasChosen ? score : scorePlain;
  }

  /** Returns the last satisfactions and when they were answered. */
  satisfactions(): { motivatorId: number; satisfaction: number; answeredAt: Date }[] {
    return [...this.#histories.values()].flatMap(({ motivatorId, satisfaction }) => {
      const answeredAt = this.#answeredAt.get(motivatorId);
      return satisfaction === null || !answeredAt ? [] : [{ motivatorId, satisfaction, answeredAt }];
    });
  }

  #update(motivatorId: number, change: Partial<MotivatorHistory>): void {
    const unknown = { motivatorId, satisfaction: null, answeredOn: null, askedOn: null, sliderAskedOn: null };
    this.#histories.set(motivatorId, { ...(this.#histories.get(motivatorId) ?? unknown), ...change });
  }
}

/** Returns the value that a person with that satisfaction (0–100) gives to a question of the type. */
export function answerMotivatorQuestion(random: Random, type: MotivatorQuestionType, satisfaction: number): number {
  if (type === 2) return random.chance(within(satisfaction / 100, 0.04, 0.96)) ? 1 : 0;
  if (type === 1) return within(Math.round(random.normal(1 + satisfaction / 25, 0.6)), 1, 5);
  return within(Math.round(random.normal(satisfaction, 8)), 0, 100);
}
