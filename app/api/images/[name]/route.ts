import { handle } from '#/app/handle.ts';
import { getImageContract } from '#/lib/domain/profile/profile.contract.ts';
import { getImage } from '#/lib/domain/profile/profile.service.ts';

export const GET = handle(getImageContract, ({ ctx, params }) => getImage(ctx, params));
