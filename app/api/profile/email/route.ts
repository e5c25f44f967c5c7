import { handle } from '#/app/handle.ts';
import { getEmailContract } from '#/lib/domain/profile/contract.ts';
import { getEmail } from '#/lib/domain/profile/queries/get-email.ts';

export const GET = handle(getEmailContract, ({ ctx }) => getEmail(ctx));
