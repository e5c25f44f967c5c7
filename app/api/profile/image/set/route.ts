import { handle } from '#/app/handle.ts';
import { setImage } from '#/lib/domain/profile/commands/set-image.ts';
import { setImageContract } from '#/lib/domain/profile/contract.ts';

export const POST = handle(setImageContract, ({ ctx, body }) => setImage(ctx, body));
