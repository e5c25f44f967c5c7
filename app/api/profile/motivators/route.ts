import { handle } from '#/app/handle.ts';
import { saveMotivators } from '#/lib/domain/profile/commands/save-motivators.ts';
import { getMotivatorsContract, saveMotivatorsContract } from '#/lib/domain/profile/contract.ts';
import { getMotivators } from '#/lib/domain/profile/queries/get-motivators.ts';

export const GET = handle(getMotivatorsContract, ({ ctx }) => getMotivators(ctx));
export const POST = handle(saveMotivatorsContract, ({ ctx, body }) => saveMotivators(ctx, body));
