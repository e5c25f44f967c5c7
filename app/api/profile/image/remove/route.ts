import { handle } from '#/app/handle.ts';
import { removeImage } from '#/lib/domain/profile/commands/remove-image.ts';
import { removeImageContract } from '#/lib/domain/profile/contract.ts';

export const GET = handle(removeImageContract, ({ ctx }) => removeImage(ctx));
