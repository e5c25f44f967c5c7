import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done } from '#/lib/api/fields.ts';
import { answersAddress, questionsAddress } from '#/lib/domain/check-ins/questions/questionnaire.constants.ts';
import { sentAnswers, withAnswersApart } from '#/lib/domain/check-ins/respond/sent.schema.ts';
import { message } from '#/lib/words/message.ts';

const token = z.string().max(200);
const choice = z.object({ id: z.int(), label: z.string() }).meta({ id: 'Choice' });
const values = z.record(z.string(), z.int());

/** Tokens of the person's other open check-ins, the first to close first. */
const surveys = z.array(z.string());

export const getQuestionnaireContract = endpoint({
  ...questionsAddress,
  summary:
    'Returns the questions of the check-in with this token, and initial values that count as no answers. 422 once it’s answered or closed.',
  refuses: ['forbidden', 'not_found'],
  body: z.object({ token }),
  response: z.object({
    companyName: z.string(),
    teamName: z.string(),
    firstName: z.string(),
    isAdmin: z.boolean().describe('True if the caller leads the team.'),
    localDate: z.string(),
    closesAt: z.iso.datetime(),
    period: z
      .string()
      .describe('The period the questions are about, such as “this week”, or “on Friday” for an earlier day.'),
    audience: z.string().describe('Who sees the answers, in words.'),
    monthDay: z.int(),
    surveys,
    emotion: z.int(),
    emotionQuestion: z.object({ text: z.string(), options: z.array(choice.extend({ type: z.string() })) }),
    affectingFactors: z.array(z.int()),
    affectingFactorOptions: z.object({ max: z.int(), options: z.array(choice) }),
    elaborateField: z.string(),
    todayProductivity: z.int(),
    productivityQuestion: z.string(),
    motivator: z.int().nullable(),
    motivatorQuestion: z.object({ id: z.int(), type: z.int(), text: z.string() }).nullable(),
    normQuestions: z.array(z.object({ normId: z.int(), text: z.string(), meaning: z.string() })),
    norms: values,
    workEnvironment: z.int(),
    workEnvironmentQuestion: z.string(),
    workEnvironmentOptions: z.array(choice),
    monthquestions: z.array(z.object({ id: z.int(), text: z.string(), low: z.string(), high: z.string() })),
    monthQuestionsAnswers: values,
    team: z
      .object({
        question: z.string(),
        users: z.array(z.object({ id: z.int(), firstName: z.string(), lastName: z.string() })),
      })
      .describe('The members the leader is asked to rate; empty for everyone else.'),
    answers: values,
    isApplicable: z.object({
      emotions: z.boolean(),
      selfProductivity: z.boolean(),
      motivator: z.boolean(),
      norms: z.boolean(),
      workEnvironment: z.boolean(),
      monthQuestions: z.boolean(),
      ratings: z.boolean(),
    }),
  }),
});

export const submitCheckInContract = endpoint({
  ...answersAddress,
  summary:
    'Stores the answers of one check-in, once. The fields of `answers` can also be next to the token, as `/api/survey/questions` returns them. A repeat returns the same as the first call.',
  refuses: ['forbidden', 'not_found'],
  /** Enough for the whole questionnaire, with a thousand members to rate. */
  bodyKilobytes: 128,
  unwrap: withAnswersApart,
  body: z.object({
    token,
    submissionId: z.uuid().optional().describe('Identifies a repeat. Without one, the same body counts as a repeat.'),
    answers: sentAnswers,
    surveys: z.array(token).max(100).optional().describe('Tokens to answer after this one. Default: all open ones.'),
  }),
  response: done(message('check-ins.answers.saved'), { localDate: z.string(), surveys }),
});
