import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { checkInAnswers } from '#/lib/domain/check-ins/schema.ts';

const token = z.string().max(200);
const choice = z.object({ id: z.int(), label: z.string() });

export const getQuestionnaireContract = endpoint({
  name: 'getQuestionnaire',
  method: 'POST',
  path: '/api/survey/questions',
  access: 'open',
  summary: 'The questions of one check-in, for the holder of its mailed token. 422 when it is answered or closed.',
  rateLimit: { points: 600, seconds: 600 },
  body: z.strictObject({ token }),
  response: z.object({
    companyName: z.string(),
    teamName: z.string(),
    firstName: z.string(),
    localDate: z.string(),
    closesAt: z.iso.datetime(),
    emotion: z.object({
      initial: z.int(),
      question: z.string(),
      options: z.array(choice.extend({ type: z.string() })),
    }),
    affectingFactors: z.object({ max: z.int(), options: z.array(choice) }),
    todayProductivity: z.object({ question: z.string() }),
    motivatorQuestion: z.object({ id: z.int(), type: z.int(), text: z.string() }).nullable(),
  }),
});

export const submitCheckInContract = endpoint({
  name: 'submitCheckIn',
  method: 'POST',
  path: '/api/survey/answers',
  access: 'open',
  summary: 'Stores the answers of one check-in, once. A repeat with the same submissionId answers as the first did.',
  body: z.strictObject({ token, submissionId: z.uuid(), answers: checkInAnswers }),
  response: z.object({ localDate: z.string(), teamName: z.string().optional() }),
});
