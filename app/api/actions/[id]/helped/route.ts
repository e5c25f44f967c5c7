import { handle } from '#/app/handle.ts';
import { answerHelpedContract } from '#/lib/domain/actions/actions.contract.ts';
import { answerHelped } from '#/lib/domain/actions/helped/ballot.service.ts';

export const POST = handle(answerHelpedContract, ({ ctx, params, body }) => answerHelped(ctx, params.id, body.value));
