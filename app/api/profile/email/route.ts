import { handle } from '#/app/handle.ts';
import { getEmailContract } from '#/lib/domain/profile/profile.contract.ts';
import { getEmail } from '#/lib/domain/profile/profile.service.ts';

export const GET = handle(getEmailContract, ({ ctx }) => getEmail(ctx));
