import { handle } from '#/app/handle.ts';
import { getMotivators } from '#/lib/domain/profile/motivators/get-motivators.ts';
import { saveMotivators } from '#/lib/domain/profile/motivators/save-motivators.ts';
import { getMotivatorsContract, saveMotivatorsContract } from '#/lib/domain/profile/profile.contract.ts';

export const GET = handle(getMotivatorsContract, ({ ctx }) => getMotivators(ctx));
export const POST = handle(saveMotivatorsContract, ({ ctx, body }) => saveMotivators(ctx, body));
