import { handle } from '#/app/handle.ts';
import { getProfileContract, updateProfileContract } from '#/lib/domain/profile/profile.contract.ts';
import { getProfile } from '#/lib/domain/profile/profile.service.ts';
import { updateProfile } from '#/lib/domain/profile/update-profile.ts';

export const GET = handle(getProfileContract, ({ ctx }) => getProfile(ctx));
export const POST = handle(updateProfileContract, ({ ctx, body }) => updateProfile(ctx, body));
