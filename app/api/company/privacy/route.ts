import { handle } from '#/app/handle.ts';
import { updatePrivacy } from '#/lib/domain/privacy/commands/update-privacy.ts';
import { getPrivacyContract, updatePrivacyContract } from '#/lib/domain/privacy/contract.ts';
import { getPrivacy } from '#/lib/domain/privacy/queries/get-privacy.ts';

export const GET = handle(getPrivacyContract, ({ ctx }) => getPrivacy(ctx));
export const POST = handle(updatePrivacyContract, ({ ctx, body }) => updatePrivacy(ctx, body));
