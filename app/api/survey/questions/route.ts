import { handle } from '#/app/handle.ts';
import { getQuestionnaireContract } from '#/lib/domain/check-ins/contract.ts';
import { getQuestionnaire } from '#/lib/domain/check-ins/queries/get-questionnaire.ts';

export const POST = handle(getQuestionnaireContract, ({ ctx, body }) => getQuestionnaire(ctx, body));
