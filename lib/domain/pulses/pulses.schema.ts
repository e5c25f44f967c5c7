import * as z from 'zod';
import { pulseHiddenReasons, pulsePhases, pulseStatuses } from '#/lib/domain/pulses/constants.ts';

const localDate = z.string().describe('YYYY-MM-DD');

/** A pulse as documented, plus what screens need. */
export const pulseShape = z
  .object({
    id: z.int(),
    name: z.string(),
    companyName: z.string(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    creatorId: z.int(),
    creatorName: z.string(),
    startDate: localDate.nullable(),
    endDate: localDate.nullable(),
    time: z.string(),
    isActive: z.boolean(),
    isDraft: z.boolean(),
    status: z.enum(pulseStatuses),
    phase: z
      .enum(pulsePhases)
      .describe('More detail than the status: an active pulse is scheduled, open, or between two rounds.'),
    membersCount: z.int().describe('How many the open or last round asked; before the first, how many its teams have.'),
    responsesCount: z.int().describe('How many people in the whole audience have answered.'),
    recurringOn: z.boolean(),
    frequency: z.int(),
    days: z.array(z.boolean()).describe('Seven values, Monday to Sunday.'),
    openDays: z.int().nullable(),
    includeLeaders: z.boolean(),
    bank: z.boolean(),
    bankPinned: z.array(z.int()),
    bankMuted: z.array(z.int()),
    opensAt: z.iso.datetime().nullable().describe('When the open round, or the last one, opened.'),
    closesAt: z.iso.datetime().nullable().describe('When the open round closes; null while none is open.'),
    nextOpensOn: localDate.nullable().describe('The day of the next round.'),
    hasResults: z.boolean(),
    resultsPublishedAt: z.iso.datetime().nullable().describe('When the last results appeared.'),
    foundNobody: z.boolean().describe('True if there was no one to ask when its last round was due.'),
    may: z.object({ manage: z.boolean() }).describe('What the caller may do.'),
  })
  .meta({ id: 'Pulse' });

export const questionShape = z
  .object({
    id: z.int(),
    text: z.string(),
    typeId: z.int(),
    typeName: z.string(),
    pool: z.array(z.string()),
    isMultiple: z.boolean(),
    low: z.string(),
    high: z.string(),
    bankItemId: z.int().nullable(),
  })
  .meta({ id: 'PulseQuestion' });

/** What a question says in other languages, by language; missing texts are empty. */
export const translationShapes = {
  texts: z.record(z.string(), z.string()).describe('The text in other languages, by language.'),
  pools: z
    .record(z.string(), z.array(z.string()))
    .describe('The options in other languages, in the order of the originals; empty if a translation is missing.'),
  ends: z
    .record(z.string(), z.object({ low: z.string(), high: z.string() }))
    .describe('`low` and `high` in other languages.'),
};

const wordsLocale = z.string().nullable().describe('The language, such as “en”; null if no one has said which.');

/** A question as leaders read it: with its original words and all translations. */
export const storedQuestionShape = questionShape
  .extend({
    locale: wordsLocale,
    ...translationShapes,
    isKnown: z
      .boolean()
      .describe('True if the product has these words in every language offered, as for the question bank.'),
  })
  .meta({ id: 'StoredPulseQuestion' });

/**
 * A team that can be asked: how many of its members can be, and how many others haven't finished setting up. `isLarge`
 * says whether it can have its own results.
 */
export const audienceTeam = z
  .object({
    id: z.int(),
    name: z.string(),
    membersCount: z.int(),
    unfinishedCount: z.int().default(0),
    isLarge: z.boolean(),
  })
  .meta({ id: 'PulseAudienceTeam' });

/** Why a result is null: `round_open` until the round closes, `not_asked` if no round has asked anyone. */
export const pulseHiddenReason = z
  .enum([...pulseHiddenReasons, 'round_open', 'not_asked'])
  .nullable()
  .meta({ id: 'PulseHiddenReason' });

const percent = z.number().nullable();

/** A question with its published results; fields of other types are null. */
export const questionResult = z
  .object({
    id: z.int(),
    text: z.string(),
    typeId: z.int(),
    typeName: z.string(),
    average: z
      .number()
      .nullable()
      .describe('The average on the question’s own scale; for yes or no, the percentage of Yes.'),
    score: z.int().nullable().describe('The average of an agreement or a rating, from 0 to 100.'),
    positiveAnswers: percent.describe('The share of Agree or Yes, in whole percent.'),
    neutralAnswers: percent,
    negativeAnswers: percent.describe('The share of Disagree or No, in whole percent.'),
    answers: z.array(z.string()).nullable().describe('The texts of an open question, in random order.'),
    texts: z
      .array(z.object({ id: z.uuid(), text: z.string() }))
      .nullable()
      .describe('The same texts, each with the id to share it by; null in shared results.'),
    scores: z
      .array(z.object({ question: z.string(), score: z.int() }))
      .nullable()
      .describe('The options of a multiple choice, and how many chose each in whole percent.'),
    enps: z.int().nullable().describe('The eNPS from −100 to 100; null for other questions.'),
    detractors: percent.describe('The share that answered 0 to 6, in whole percent; null for older results.'),
    passives: percent.describe('The share that answered 7 or 8, in whole percent.'),
    promoters: percent.describe('The share that answered 9 or 10, in whole percent.'),
    persons: z.string().nullable().describe('How many answered, as a range such as “10–19”.'),
    trend: z.number().nullable().describe('The difference from the previous round that asked it.'),
    isTrendClear: z
      .boolean()
      .describe('Whether the change matters and is beyond chance, judged by the published results of both rounds.'),
    hiddenReason: pulseHiddenReason,
    locale: wordsLocale,
  })
  .meta({ id: 'PulseQuestionResult' });

export const pulseResults = z.object({
  questions: z.array(questionResult),
  persons: z.string().nullable().describe('How many answered, as a range such as “10–19”.'),
  round: z.int().nullable(),
  asOf: localDate.nullable().describe('The day of the round.'),
  resultsAt: z.iso.datetime().nullable().describe('When the open round closes, at the latest.'),
  hiddenReason: pulseHiddenReason,
});

/** Which teams have results, and the rounds they're from. */
export const pulseTeams = z.object({
  teams: z.array(
    z
      .object({
        id: z.int().describe('0 for all teams together.'),
        name: z.string(),
        membersCount: z.int().describe('How many people can be asked; for all teams together, how many were asked.'),
        responsesBand: z.string().nullable().describe('How many answered, such as “10–19”.'),
        hiddenReason: pulseHiddenReason,
      })
      .meta({ id: 'PulseTeam' }),
  ),
  rounds: z
    .array(
      z.object({
        id: z.int(),
        opensOn: localDate,
        closesAt: z.iso.datetime().describe('When the round closes or closed.'),
        isPublished: z.boolean(),
      }),
    )
    .describe('Rounds, newest first.'),
});

/** What a respondent reads before the first question. */
export const respondentQuestions = z.object({
  name: z.string(),
  companyName: z.string(),
  creatorRole: z.string(),
  questions: z
    .array(questionShape.omit({ bankItemId: true }).extend({ locale: wordsLocale }))
    .describe('The words in the caller’s language, or as they were written if a translation is incomplete.'),
  answered: z.boolean(),
  closesAt: z.iso.datetime(),
  locale: z.string(),
  minimumGroupSize: z.int(),
  reportingLink: z.string().nullable().describe('The company’s whistleblowing channel.'),
});

/** The caller's own open, unanswered pulses. */
export const ownPulses = z.object({
  pulses: z.array(
    z.object({ name: z.string(), companyName: z.string(), token: z.string(), closesAt: z.iso.datetime() }),
  ),
});
