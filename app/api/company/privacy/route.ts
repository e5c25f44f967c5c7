import { handle } from '#/app/handle.ts';
import { getPrivacy } from '#/lib/domain/privacy/get-privacy.ts';
import { getPrivacyContract, updatePrivacyContract } from '#/lib/domain/privacy/privacy.contract.ts';
import { updatePrivacy } from '#/lib/domain/privacy/update-privacy.ts';

export const GET = handle(getPrivacyContract, ({ ctx }) => getPrivacy(ctx));
export const POST = handle(updatePrivacyContract, ({ ctx, body }) => updatePrivacy(ctx, body));
