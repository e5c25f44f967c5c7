/**
 * The 50 Big-Five factor markers of the International Personality Item Pool (Goldberg 1992), which is in the public
 * domain. The texts of the items are in lib/words/en/assessment-items.json. They are English in every language, because
 * an item translated without a study is a different instrument.
 */
export const INSTRUMENT_ID = 'ipip-50';

export const STEPS_COUNT = 5;
export const ITEMS_PER_STEP = 10;
export const ITEMS_COUNT = STEPS_COUNT * ITEMS_PER_STEP;
/** How many items each trait has. */
export const ITEMS_PER_TRAIT = 10;

/** The traits, in the order of the items: consecutive items belong to consecutive traits, repeatedly. */
export const traitKeys = ['extraversion', 'agreeableness', 'conscientiousness', 'steadiness', 'imagination'] as const;
export type TraitKey = (typeof traitKeys)[number];

/**
 * By step: whether agreeing with an item counts for its trait or against. Source: ipip.ori.org, 50-item scoring key.
 */
export const itemSigns = ['+-+-+-+-+-', '+-+-+-+-+-', '+-+-+-+---', '+-+-+-+--+', '+++-+-++-+'].join('');

export const answerValues = [1, 2, 3, 4, 5] as const;
export type AnswerValue = (typeof answerValues)[number];

export const bands = ['lower', 'typical', 'higher'] as const;
export type Band = (typeof bands)[number];

/** What a result is compared with: mean and standard deviation of each trait, in percent of the maximum. */
export interface Norms {
  means: readonly number[];
  deviations: readonly number[];
}

/**
 * 600 adults of a community panel in the United States who answered the 20-item form of the scales, converted to
 * percent of the maximum. Using them for the 10-item form is an approximation, and the result says so.
 */
export const publishedNorms: Norms = {
  means: [54.3, 76.2, 71.7, 62.6, 67.9],
  deviations: [17.1, 12.1, 13.8, 17.4, 15.1],
};

/** One standard error of measurement of each trait, in percent of the maximum, estimated from the 20-item form. */
export const measurementErrors = [7, 6, 6, 7, 6] as const;

/** Finished assessments needed, in all companies together, before results are compared with them. */
export const LEAST_RESULTS = 300;

/** With this many equal answers of 50, we say that the result may not describe the person. */
export const UNIFORM_FROM = 45;

/** The part of the assessment that only the person can download; `$1` is the company, `$2` the person. */
export const personalityFiles = {
  personalityAnswers: {
    columns: ['personality_answers.user_id'],
    text: `SELECT item_id AS item, value FROM personality_answers WHERE company_id = $1 AND user_id = $2 ORDER BY item_id`,
  },
  personality: {
    columns: ['personality_results.user_id'],
    text: `SELECT instrument_id AS instrument, raw AS sums, completed_at AS "completedAt" FROM personality_results
      WHERE company_id = $1 AND user_id = $2`,
  },
} as const;
