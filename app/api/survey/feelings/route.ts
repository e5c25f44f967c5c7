import { handle } from '#/app/handle.ts';
import { listOwnFeelings } from '#/lib/domain/check-ins/respond/questionnaire.service.ts';
import { listOwnFeelingsContract } from '#/lib/domain/check-ins/respond/surveys.contract.ts';

export const GET = handle(listOwnFeelingsContract, ({ ctx }) => listOwnFeelings(ctx));
