import type { MotivatorQuestionType } from '#/lib/domain/metrics/scores/motivation.ts';

/**
 * The twelve motivators; `catalogue.motivators` of lib/words has their names, meanings and questions by key. Those that
 * don't change from day to day have no yes/no question (type 2) and are asked at most once a month (`monthlyOnly`).
 * Source: O*NET work values (CC BY 4.0, changed) and self-determination theory, wording our own.
 */
export const motivators = [
  { id: 1, key: 'autonomy', monthlyOnly: false },
  { id: 2, key: 'mastery', monthlyOnly: false },
  { id: 3, key: 'progress', monthlyOnly: false },
  { id: 4, key: 'purpose', monthlyOnly: false },
  { id: 5, key: 'belonging', monthlyOnly: false },
  { id: 6, key: 'recognition', monthlyOnly: false },
  { id: 7, key: 'growth', monthlyOnly: false },
  { id: 8, key: 'support', monthlyOnly: false },
  { id: 9, key: 'variety', monthlyOnly: false },
  { id: 10, key: 'reward', monthlyOnly: true },
  { id: 11, key: 'security', monthlyOnly: true },
  { id: 12, key: 'balance', monthlyOnly: false },
] as const;

export type Motivator = (typeof motivators)[number];
export type MotivatorId = Motivator['id'];

/**
 * Asked of people who haven't chosen priorities yet, with equal weights. Source: docs/decisions.md, People without
 * priorities are asked about five starter motivators.
 */
export const STARTER_MOTIVATOR_IDS: readonly MotivatorId[] = [3, 5, 6, 8, 12];

export interface MotivatorQuestion {
  readonly id: number;
  readonly motivatorId: number;
  readonly type: MotivatorQuestionType;
}

/**
 * Returns a motivator by its id, or null for an unknown id.
 * @example findMotivator(3)?.key // 'progress'
 */
export function findMotivator(id: number): Motivator | null {
  return motivators.find((motivator) => motivator.id === id) ?? null;
}

/**
 * Returns the question of a type about a motivator, with the id motivatorId · 10 + type, or null if there is none.
 * @example motivatorQuestion(12, 2) // { id: 122, motivatorId: 12, type: 2 }
 */
export function motivatorQuestion(motivatorId: number, type: MotivatorQuestionType): MotivatorQuestion | null {
  const motivator = findMotivator(motivatorId);
  if (motivator === null || (type === 2 && motivator.monthlyOnly)) return null;
  return { id: motivatorId * 10 + type, motivatorId, type };
}

/** Every motivator, in the order of their first display. */
export const motivatorIds: readonly number[] = motivators.map(({ id }) => id);
