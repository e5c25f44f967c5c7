import { handle } from '#/app/handle.ts';
import { updateProfile } from '#/lib/domain/profile/commands/update-profile.ts';
import { getProfileContract, updateProfileContract } from '#/lib/domain/profile/contract.ts';
import { getProfile } from '#/lib/domain/profile/queries/get-profile.ts';

export const GET = handle(getProfileContract, ({ ctx }) => getProfile(ctx));
export const POST = handle(updateProfileContract, ({ ctx, body }) => updateProfile(ctx, body));
