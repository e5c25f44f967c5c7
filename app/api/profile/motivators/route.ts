import { handle } from '#/app/handle.ts';
import { getMotivators, saveMotivators } from '#/lib/domain/profile/motivators/motivators.service.ts';
import { getMotivatorsContract, saveMotivatorsContract } from '#/lib/domain/profile/profile.contract.ts';

export const GET = handle(getMotivatorsContract, ({ ctx }) => getMotivators(ctx));
export const POST = handle(saveMotivatorsContract, ({ ctx, body }) => saveMotivators(ctx, body));
