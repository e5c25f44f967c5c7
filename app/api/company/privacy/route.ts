import { handle } from '#/app/handle.ts';
import { getPrivacyContract, updatePrivacyContract } from '#/lib/domain/privacy/privacy.contract.ts';
import { getPrivacy, updatePrivacy } from '#/lib/domain/privacy/privacy.service.ts';

export const GET = handle(getPrivacyContract, ({ ctx }) => getPrivacy(ctx));
export const POST = handle(updatePrivacyContract, ({ ctx, body }) => updatePrivacy(ctx, body));
