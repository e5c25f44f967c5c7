import type { MotivatorQuestion } from '#/lib/domain/catalogue/motivators.ts';
import { normaliseMotivatorAnswer } from '#/lib/domain/metrics/scores/motivation.ts';
import { sentimentWeights } from '#/lib/domain/metrics/scores/sentiment.ts';
import type { Climate } from '#/prisma/seed/demo/climate.ts';
import { expressFeeling } from '#/prisma/seed/demo/feelings.ts';
import { type Habits, ORDINARY_MOOD, within } from '#/prisma/seed/demo/habits.ts';
import { answerMotivatorQuestion, type MotivationRecord } from '#/prisma/seed/demo/motivation-record.ts';
import type { SentCheckIn } from '#/prisma/seed/demo/schedule.ts';
import type { Random } from '#/prisma/seed/random.ts';

export interface SimulatedAnswer {
  readonly submittedAt: Date;
  readonly emotionId: number | null;
  readonly factorIds: readonly number[];
  readonly elaborate: string | null;
  readonly sentiment: number | null;
  readonly productivity: number | null;
  readonly motivatorId: number | null;
  readonly motivatorAnswer: number | null;
  readonly motivation: number | null;
}

/** A person's situation when they answer; `moodNoise` is their own deviation on that day. */
export interface Situation {
  readonly random: Random;
  readonly habits: Habits;
  readonly record: MotivationRecord;
  readonly climate: Climate;
  readonly moodNoise: number;
}

/** Share of the answers that skip a block. */
const NOT_APPLICABLE = { feeling: 0.015, productivity: 0.02, motivator: 0.025 };
const PRODUCTIVITY_SPREAD = 9;
const PRODUCTIVITY_STEP = 5;
/** How much a mood's distance from the average affects productivity and satisfaction. */
const MOOD_ON_PRODUCTIVITY = 0.25;
const MOOD_ON_SATISFACTION = 0.35;

/** Answers a check-in as the person feels, and updates the record of their motivators. */
export function makeAnswer(
  situation: Situation,
  checkIn: SentCheckIn,
  question: MotivatorQuestion | null,
  submittedAt: Date,
): SimulatedAnswer {
  const { random, habits, climate, moodNoise, record } = situation;
  const mood = habits.mood + climate.mood + moodNoise;
  const feeling = random.chance(NOT_APPLICABLE.feeling)
    ? null
    : expressFeeling(random, mood, habits.talkativeness, climate.story);
  const productivity = random.chance(NOT_APPLICABLE.productivity) ? null : rateProductivity(situation, mood);
  const motivatorAnswer = question && answerMotivator(situation, question, mood);
  if (question && motivatorAnswer !== null) {
    record.learn(question.motivatorId, motivatorAnswer, checkIn.localDate, submittedAt);
  }
  return {
    submittedAt,
    emotionId: feeling?.emotionId ?? null,
    factorIds: feeling?.factorIds ?? [],
    elaborate: feeling?.elaborate ?? null,
    sentiment: feeling && sentimentWeights[feeling.type],
    productivity,
    motivatorId: question && motivatorAnswer !== null ? question.motivatorId : null,
    motivatorAnswer,
    // As in the product: an answer without a motivator doesn't repeat earlier values.
    motivation: motivatorAnswer === null ? null : record.motivationOn(checkIn.localDate),
  };
}

function rateProductivity({ random, habits, climate }: Situation, mood: number): number {
  const felt = habits.productivity + climate.productivity + MOOD_ON_PRODUCTIVITY * (mood - ORDINARY_MOOD);
  const rated = random.normal(felt, PRODUCTIVITY_SPREAD);
  return within(Math.round(rated / PRODUCTIVITY_STEP) * PRODUCTIVITY_STEP, 0, 100);
}

function answerMotivator(situation: Situation, { motivatorId, type }: MotivatorQuestion, mood: number): number | null {
  const { random, habits, climate } = situation;
  if (random.chance(NOT_APPLICABLE.motivator)) return null;
  const satisfaction =
    habits.satisfactionWith(motivatorId) +
    climate.story.satisfactionOf(motivatorId) +
    MOOD_ON_SATISFACTION * (mood - ORDINARY_MOOD);
  return normaliseMotivatorAnswer(type, answerMotivatorQuestion(random, type, within(satisfaction, 0, 100)));
}
