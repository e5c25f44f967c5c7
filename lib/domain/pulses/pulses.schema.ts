import * as z from 'zod';
import { pulseHiddenReasons, pulsePhases, pulseStatuses } from '#/lib/domain/pulses/constants.ts';

const localDate = z.string().describe('YYYY-MM-DD');

/** A pulse as the documentation has it, and beside it what screens need. */
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
      .describe('What stands behind the status: an active pulse is scheduled, open, or between two rounds.'),
    membersCount: z
      .int()
      .describe('People asked in the open or the last round; before the first, people in its teams.'),
    responsesCount: z.int().describe('How many of them have answered, in the whole audience.'),
    recurringOn: z.boolean(),
    frequency: z.int(),
    days: z.array(z.boolean()).describe('Monday to Sunday.'),
    openDays: z.int().nullable(),
    includeLeaders: z.boolean(),
    bank: z.boolean(),
    bankPinned: z.array(z.int()),
    bankMuted: z.array(z.int()),
    opensAt: z.iso.datetime().nullable().describe('When the open round opened, else the last one.'),
    closesAt: z.iso.datetime().nullable().describe('When the open round closes; null while none is open.'),
    nextOpensOn: localDate.nullable().describe('The day of the next round.'),
    hasResults: z.boolean(),
    foundNobody: z.boolean().describe('There was nobody to ask when its last round was due.'),
    may: z
      .object({ manage: z.boolean() })
      .describe('What this person may do with it, by the rules that the calls themselves keep.'),
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

/** Words of a question in further languages, by language; empty where something is missing in one. */
export const translationShapes = {
  texts: z.record(z.string(), z.string()).describe('The text in further languages, by language.'),
  pools: z
    .record(z.string(), z.array(z.string()))
    .describe('The options in further languages, each in the place of the original; empty where it is missing.'),
  ends: z
    .record(z.string(), z.object({ low: z.string(), high: z.string() }))
    .describe('`low` and `high` in further languages.'),
};

const wordsLocale = z
  .string()
  .nullable()
  .describe('The language of these words, as “en”; null where nobody has said which it is.');

/** A question as whoever leads reads it: with its own words, and those in further languages. */
export const storedQuestionShape = questionShape
  .extend({
    locale: wordsLocale,
    ...translationShapes,
    isKnown: z
      .boolean()
      .describe('Whether the product itself has these words in every language offered, as those of the question bank.'),
  })
  .meta({ id: 'StoredPulseQuestion' });

/** A team that can be asked; `isLarge` tells whether it can have results of its own. */
export const audienceTeam = z
  .object({ id: z.int(), name: z.string(), membersCount: z.int(), isLarge: z.boolean() })
  .meta({ id: 'PulseAudienceTeam' });

/** Why a result is null; `round_open` until the round closes, `not_asked` where none has asked anybody. */
export const pulseHiddenReason = z
  .enum([...pulseHiddenReasons, 'round_open', 'not_asked'])
  .nullable()
  .meta({ id: 'PulseHiddenReason' });

const percent = z.number().nullable();

/** A question with what is published of it: by type, every other field is null. */
export const questionResult = z
  .object({
    id: z.int(),
    text: z.string(),
    typeId: z.int(),
    typeName: z.string(),
    average: z.number().nullable().describe('On the question’s own scale; of yes or no the percentage of Yes.'),
    score: z.int().nullable().describe('The average of an agreement or a rating, from 0 to 100.'),
    positiveAnswers: percent.describe('Agree or Yes, in whole percent.'),
    neutralAnswers: percent,
    negativeAnswers: percent.describe('Disagree or No, in whole percent.'),
    answers: z.array(z.string()).nullable().describe('The texts of an open question, in no order.'),
    scores: z
      .array(z.object({ question: z.string(), score: z.int() }))
      .nullable()
      .describe('The options of a multiple choice, and how many chose each in whole percent.'),
    enps: z.int().nullable().describe('The eNPS from −100 to 100; null for other questions.'),
    detractors: percent.describe(
      'Of the same question, who answered 0 to 6, in whole percent; null for older results.',
    ),
    passives: percent.describe('How many answered 7 or 8.'),
    promoters: percent.describe('How many answered 9 or 10.'),
    persons: z.string().nullable().describe('A span such as “10–19”.'),
    trend: z.number().nullable().describe('The difference to the round before that asked it.'),
    isTrendClear: z.boolean().describe('Whether it matters and is beyond chance, judged by what is published of both.'),
    hiddenReason: pulseHiddenReason,
    locale: wordsLocale,
  })
  .meta({ id: 'PulseQuestionResult' });

export const pulseResults = z.object({
  questions: z.array(questionResult),
  persons: z.string().nullable().describe('How many answered, as a span such as “10–19”.'),
  round: z.int().nullable(),
  asOf: localDate.nullable().describe('The day of the round.'),
  resultsAt: z.iso.datetime().nullable().describe('When the open round closes, at the latest.'),
  hiddenReason: pulseHiddenReason,
});

/** Whose results there are, and of which rounds. */
export const pulseTeams = z.object({
  teams: z.array(
    z
      .object({
        id: z.int().describe('0 for all teams together.'),
        name: z.string(),
        membersCount: z.int().describe('How many can be asked; of the whole, how many were.'),
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
        closesAt: z.iso.datetime().describe('When it closed, or will.'),
        isPublished: z.boolean(),
      }),
    )
    .describe('The newest first.'),
});

/** What a respondent reads before the first question. */
export const respondentQuestions = z.object({
  name: z.string(),
  companyName: z.string(),
  creatorRole: z.string(),
  questions: z
    .array(questionShape.omit({ bankItemId: true }).extend({ locale: wordsLocale }))
    .describe('The words in the reader’s language, or as they were written where something is missing in it.'),
  answered: z.boolean(),
  closesAt: z.iso.datetime(),
  locale: z.string(),
  minimumGroupSize: z.int(),
});

/** One's own open, unanswered pulses. */
export const ownPulses = z.object({
  pulses: z.array(
    z.object({ name: z.string(), companyName: z.string(), token: z.string(), closesAt: z.iso.datetime() }),
  ),
});
