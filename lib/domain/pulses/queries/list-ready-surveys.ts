import { questionBank } from '#/lib/domain/pulses/bank-constants.ts';
import { fillCompany, presentTypeName } from '#/lib/domain/pulses/question-present.ts';
import { readySurveys } from '#/lib/domain/pulses/surveys-constants.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns the ready-made surveys and the question bank, with the company's name in their texts. */
export async function listReadySurveys({ company }: UserCtx) {
  return {
    pulses: readySurveys.map(({ questions, ...survey }) => ({
      ...survey,
      questions: questions.map(({ text, typeId, pool = [], bankItemId = null }) => ({
        text: fillCompany(text, company.name),
        typeId,
        typeName: presentTypeName(typeId),
        pool: [...pool],
        isMultiple: false,
        low: '',
        high: '',
        bankItemId,
      })),
    })),
    bank: questionBank.map(({ id, construct, text, typeId }) => {
      return { id, construct, text: fillCompany(text, company.name), typeId, typeName: presentTypeName(typeId) };
    }),
  };
}
