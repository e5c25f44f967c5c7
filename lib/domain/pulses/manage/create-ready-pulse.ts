import { pulseDefaults } from '#/lib/domain/pulses/constants.ts';
import type { PulseBody } from '#/lib/domain/pulses/manage/body.schema.ts';
import { createPulse } from '#/lib/domain/pulses/manage/create-pulse.ts';
import { presentReadySurvey } from '#/lib/domain/pulses/questions/question.present.ts';
import { readySurveys } from '#/lib/domain/pulses/questions/surveys.constants.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

/** Makes a pulse of a ready-made survey, as `createPulse` does; throws `not_found` for an unknown one. */
export async function createReadyPulse(ctx: UserCtx, surveyId: number, body: PulseBody) {
  const survey = readySurveys.find(({ id }) => id === surveyId);
  if (!survey) throw notFound();
  const plain = { isMultiple: false, low: '', high: '' };
  const { questions } = presentReadySurvey(survey, ctx.company.name);
  return createPulse(ctx, body, {
    name: pulseDefaults.readyName,
    questions: questions.map((question) => ({ ...plain, ...question })),
  });
}
