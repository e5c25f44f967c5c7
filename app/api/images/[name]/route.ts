import { handle } from '#/app/handle.ts';
import { getImage } from '#/lib/domain/profile/get-image.ts';
import { getImageContract } from '#/lib/domain/profile/profile.contract.ts';

export const GET = handle(getImageContract, ({ ctx, params }) => getImage(ctx, params));
