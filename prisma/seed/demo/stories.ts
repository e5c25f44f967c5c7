import type { SentimentType } from '#/lib/domain/metrics/scores/sentiment.ts';

/** A release crunch that burns a team out, and a team that recovers under a new leader. */
export type StoryName = 'crunch' | 'newLeader';

/** The effect of a story on a team at one moment; points of 100, and weights as factors. */
export interface StoryMoment {
  readonly mood: number;
  readonly productivity: number;
  readonly response: number;
  /** Returns by how many points satisfaction with a motivator deviates. */
  satisfactionOf(motivatorId: number): number;
  /** Returns by what factor it's more likely than usual that a factor is named with a feeling of this type. */
  factorWeight(factorId: number, type: SentimentType): number;
}

/** Values by months since the year began, connected by straight lines. */
type Curve = readonly (readonly [month: number, value: number])[];

type FactorWeights = Readonly<Record<number, number>>;

interface Story {
  readonly mood: Curve;
  readonly productivity: Curve;
  readonly satisfaction: Curve;
  readonly response: Curve;
  /** Share of the satisfaction curve that applies to each motivator; `otherShare` applies to the others. */
  readonly shares: Readonly<Record<number, number>>;
  readonly otherShare: number;
  factors(month: number, type: SentimentType): FactorWeights;
}

const stories: Readonly<Record<StoryName, Story>> = {
  crunch: {
    mood: [
      [7, 0],
      [8, -8],
      [9, -18],
      [10, -26],
      [11, -19],
      [12, -13],
      [13, -9],
    ],
    // At first, everyone works faster; then people are exhausted.
    productivity: [
      [6.8, 0],
      [7.5, 10],
      [8.2, 7],
      [9, -8],
      [10, -20],
      [11, -14],
      [12, -9],
      [13, -5],
    ],
    satisfaction: [
      [7, 0],
      [8, -12],
      [9, -28],
      [10, -42],
      [11, -32],
      [12, -20],
      [13, -12],
    ],
    response: [
      [7, 1],
      [8, 1.02],
      [10, 0.8],
      [12, 0.94],
      [13, 1],
    ],
    shares: { 12: 1.3, 8: 1, 6: 1, 7: 1, 3: 0.8, 5: 0.5 },
    otherShare: 0.7,
    factors: (month, type): FactorWeights => {
      if (month < 7 || type === 'good') return {};
      return month < 10.3 ? { 1: 6, 2: 6, 10: 1.5, 15: 3 } : { 1: 4, 2: 2, 13: 2 };
    },
  },
  newLeader: {
    mood: [
      [0, -12],
      [4, -18],
      [5, -20],
      [6, -8],
      [7.5, 1],
      [9, 3],
      [13, 4],
    ],
    productivity: [
      [0, -6],
      [5, -11],
      [6, -5],
      [8, 2],
      [13, 5],
    ],
    satisfaction: [
      [0, -16],
      [5, -26],
      [6, -10],
      [8, 5],
      [13, 10],
    ],
    response: [
      [0, 0.92],
      [5, 0.82],
      [6.5, 1],
      [13, 1.04],
    ],
    shares: { 8: 1.5, 6: 1.2, 5: 1 },
    otherShare: 0.7,
    factors: (month, type): FactorWeights => {
      if (month < 5) return type === 'good' ? { 4: 2, 5: 0.1 } : { 5: 6, 11: 4, 3: 2 };
      return type === 'good' ? { 5: 5, 6: 2, 11: 2 } : { 5: 0.3 };
    },
  },
};

const ordinary: StoryMoment = {
  mood: 0,
  productivity: 0,
  response: 1,
  satisfactionOf: () => 0,
  factorWeight: () => 1,
};

/**
 * Returns the effect of a team's story `month` months into the year; none without a story.
 * @example storyAt('crunch', 10).mood // -26
 */
export function storyAt(name: StoryName | null, month: number): StoryMoment {
  if (name === null) return ordinary;
  const story = stories[name];
  const satisfaction = valueOn(story.satisfaction, month);
  return {
    mood: valueOn(story.mood, month),
    productivity: valueOn(story.productivity, month),
    response: valueOn(story.response, month),
    satisfactionOf: (motivatorId) => satisfaction * (story.shares[motivatorId] ?? story.otherShare),
    factorWeight: (factorId, type) => story.factors(month, type)[factorId] ?? 1,
  };
}

function valueOn(curve: Curve, month: number): number {
  const after = curve.findIndex(([at]) => at > month);
  const [endMonth, endValue] = curve[after] ?? curve.at(-1) ?? [0, 0];
  const [startMonth, startValue] = curve[after - 1] ?? [endMonth, endValue];
  if (after <= 0 || endMonth === startMonth) return endValue;
  return startValue + ((endValue - startValue) * (month - startMonth)) / (endMonth - startMonth);
}
