import { handle } from '#/app/handle.ts';
import { getEmail } from '#/lib/domain/profile/get-email.ts';
import { getEmailContract } from '#/lib/domain/profile/profile.contract.ts';

export const GET = handle(getEmailContract, ({ ctx }) => getEmail(ctx));
