import { handle } from '#/app/handle.ts';
import { changeAction } from '#/lib/domain/actions/action.service.ts';
import { changeActionContract } from '#/lib/domain/actions/actions.contract.ts';

export const POST = handle(changeActionContract, ({ ctx, params, body }) => changeAction(ctx, params.id, body));
