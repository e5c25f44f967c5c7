import { handle } from '#/app/handle.ts';
import { removeImageContract } from '#/lib/domain/profile/profile.contract.ts';
import { removeImage } from '#/lib/domain/profile/profile.service.ts';

export const GET = handle(removeImageContract, ({ ctx }) => removeImage(ctx));
