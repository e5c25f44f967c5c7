import { handle } from '#/app/handle.ts';
import { turnConnectionOffContract } from '#/lib/domain/company-sign-in/connections/connections.contract.ts';
import { turnConnectionOff } from '#/lib/domain/company-sign-in/connections/state.service.ts';

export const POST = handle(turnConnectionOffContract, ({ ctx, params }) => turnConnectionOff(ctx, params.id));
