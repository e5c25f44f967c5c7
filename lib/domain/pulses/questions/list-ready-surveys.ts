import { questionBank } from '#/lib/domain/pulses/questions/bank.constants.ts';
import { bankText, presentReadySurvey, presentTypeName } from '#/lib/domain/pulses/questions/question.present.ts';
import { readySurveys } from '#/lib/domain/pulses/questions/surveys.constants.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns the ready-made surveys and the question bank, with the company's name in their texts. */
export async function listReadySurveys({ company }: UserCtx) {
  return {
    pulses: readySurveys.map((ready) => {
      const { questions, ...survey } = presentReadySurvey(ready, company.name);
      const plain = { isMultiple: false, low: '', high: '' };
      return {
        ...survey,
        questions: questions.map((question) => ({ ...plain, ...question, typeName: presentTypeName(question.typeId) })),
      };
    }),
    bank: questionBank.map(({ id, construct, typeId }) => {
      return { id, construct, text: bankText(id, company.name), typeId, typeName: presentTypeName(typeId) };
    }),
  };
}
