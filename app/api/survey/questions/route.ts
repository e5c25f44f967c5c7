import { handle } from '#/app/handle.ts';
import { getQuestionnaire } from '#/lib/domain/check-ins/respond/get-questionnaire.ts';
import { getQuestionnaireContract } from '#/lib/domain/check-ins/respond/respond.contract.ts';

export const POST = handle(getQuestionnaireContract, ({ ctx, body }) => getQuestionnaire(ctx, body));
