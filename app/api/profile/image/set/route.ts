import { handle } from '#/app/handle.ts';
import { setImageContract } from '#/lib/domain/profile/profile.contract.ts';
import { setImage } from '#/lib/domain/profile/profile.service.ts';

export const POST = handle(setImageContract, ({ ctx, body }) => setImage(ctx, body));
