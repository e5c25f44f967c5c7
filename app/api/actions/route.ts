import { handle } from '#/app/handle.ts';
import { listActions, startAction } from '#/lib/domain/actions/action.service.ts';
import { listActionsContract, startActionContract } from '#/lib/domain/actions/actions.contract.ts';

export const GET = handle(listActionsContract, ({ ctx, query }) => listActions(ctx, query.teamId));
export const POST = handle(startActionContract, ({ ctx, body }) => startAction(ctx, body));
