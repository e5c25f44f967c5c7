import { handle } from '#/app/handle.ts';
import { getQuestionnaire } from '#/lib/domain/check-ins/respond/questionnaire.service.ts';
import { getQuestionnaireContract } from '#/lib/domain/check-ins/respond/respond.contract.ts';

export const POST = handle(getQuestionnaireContract, ({ ctx, body }) => getQuestionnaire(ctx, body));
