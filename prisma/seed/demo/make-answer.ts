import type { MotivatorQuestion } from '#/lib/domain/catalogue/motivators.ts';
import { AFFECTING_FACTORS_MAX, affectingFactors, emotions } from '#/lib/domain/check-ins/constants.ts';
import { normaliseMotivatorAnswer } from '#/lib/domain/metrics/scores/motivation.ts';
import { type SentimentType, sentimentWeights } from '#/lib/domain/metrics/scores/sentiment.ts';
import type { Climate } from '#/prisma/seed/demo/climate.ts';
import { type Habits, ORDINARY_MOOD, within } from '#/prisma/seed/demo/habits.ts';
import { answerMotivatorQuestion, type MotivationRecord } from '#/prisma/seed/demo/motivation-record.ts';
import type { SentCheckIn } from '#/prisma/seed/demo/schedule.ts';
import { sentences } from '#/prisma/seed/demo/sentences.ts';
import type { StoryMoment } from '#/prisma/seed/demo/stories.ts';
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
interface Situation {
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

/** From these moods (points of 100), a day is good or meh; below, it is bad. */
const GOOD_FROM = 56;
const MEH_FROM = 41;
/** How far the answer deviates from the feeling. */
const MOOD_SPREAD = 7;

/** How often each reason is named with a feeling of each type, if no story says otherwise. */
const usualFactors: Readonly<Record<SentimentType, Readonly<Record<number, number>>>> = {
  good: { 14: 5, 4: 5, 8: 3, 7: 3, 3: 2, 6: 2, 5: 2, 12: 2, 11: 1, 9: 1, 15: 1, 10: 0.3, 13: 0.5, 1: 0.5, 2: 0.3 },
  meh: { 10: 4, 1: 3, 9: 3, 11: 2, 14: 2, 3: 2, 13: 2, 12: 1, 2: 1, 15: 2, 4: 1, 5: 0.5, 6: 0.5, 7: 0.5, 8: 0.5 },
  bad: { 1: 4, 2: 3, 9: 3, 10: 3, 11: 3, 13: 3, 12: 2, 3: 2, 15: 2, 14: 1.5, 5: 1, 6: 1, 4: 1, 7: 1, 8: 0.3 },
};
const factorCounts = [0, 1, 2, 3] as const;
const factorCountWeights = [0.12, 0.43, 0.33, 0.12];

interface Feeling {
  readonly emotionId: number;
  readonly type: SentimentType;
  readonly factorIds: readonly number[];
  readonly elaborate: string | null;
}

/** Returns an answer for a mood (points of 100): an emotion, its reasons and sometimes a remark. */
function expressFeeling(random: Random, mood: number, talkativeness: number, moment: StoryMoment): Feeling {
  const said = random.normal(mood, MOOD_SPREAD);
  const type = said >= GOOD_FROM ? 'good' : said >= MEH_FROM ? 'meh' : 'bad';
  const emotion = chooseEmotion(random, type, moment);
  const factorIds = chooseFactors(random, type, moment);
  const first = factorIds[0];
  const speaks = random.chance(talkativeness) && first !== undefined;
  return { emotionId: emotion.id, type, factorIds, elaborate: speaks ? chooseSentence(random, first, type) : null };
}

/** Returns an emotion; with a high workload, people are stressed and drained rather than worried or bored. */
function chooseEmotion(random: Random, type: SentimentType, moment: StoryMoment) {
  const load = moment.factorWeight(1, type);
  const weights: Readonly<Record<string, number>> = { happy: 3, calm: 2.5, okay: 4, stressed: load, drained: load };
  const ofType = emotions.filter((emotion) => emotion.type === type);
  return random.pickWeighted(ofType, ({ key }) => weights[key] ?? 1.5);
}

function chooseFactors(random: Random, type: SentimentType, moment: StoryMoment): number[] {
  const count = random.pickWeighted(factorCounts, (entry) => factorCountWeights[entry] ?? 0);
  const factorIds: number[] = [];
  while (factorIds.length < Math.min(count, AFFECTING_FACTORS_MAX)) {
    const left = affectingFactors.filter(({ id }) => !factorIds.includes(id));
    const weightOf = (id: number) => (usualFactors[type][id] ?? 1) * moment.factorWeight(id, type);
    factorIds.push(random.pickWeighted(left, ({ id }) => weightOf(id)).id);
  }
  return factorIds;
}

function chooseSentence(random: Random, factorId: number, type: SentimentType): string | null {
  const choices = sentences[factorId]?.[type === 'good' ? 'good' : 'bad'] ?? [];
  return choices.length === 0 ? null : random.pick(choices);
}
