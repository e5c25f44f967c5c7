import { handle } from '#/app/handle.ts';
import { moveAction } from '#/lib/domain/actions/action.service.ts';
import { moveActionContract } from '#/lib/domain/actions/actions.contract.ts';

export const POST = handle(moveActionContract, ({ ctx, params, body }) => moveAction(ctx, params.id, body));
