import type { PulseBody } from '#/lib/domain/pulses/body-schema.ts';
import { createPulse } from '#/lib/domain/pulses/commands/create-pulse.ts';
import { pulseDefaults } from '#/lib/domain/pulses/constants.ts';
import { fillCompany } from '#/lib/domain/pulses/question-present.ts';
import { readySurveys } from '#/lib/domain/pulses/surveys-constants.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

/** Makes a pulse of a ready-made survey, as `createPulse` does; throws `not_found` for an unknown one. */
export async function createReadyPulse(ctx: UserCtx, surveyId: number, body: PulseBody) {
  const survey = readySurveys.find(({ id }) => id === surveyId);
  if (!survey) throw notFound();
  const questions = survey.questions.map(({ text, typeId, pool = [], bankItemId = null }) => {
    const plain = { isMultiple: false, low: '', high: '' };
    return { ...plain, text: fillCompany(text, ctx.company.name), typeId, pool: [...pool], bankItemId };
  });
  return createPulse(ctx, body, { name: pulseDefaults.readyName, questions });
}
