import { handle } from '#/app/handle.ts';
import { requestResetContract } from '#/lib/domain/accounts/passwords/passwords.contract.ts';
import { requestAccountMail } from '#/lib/domain/accounts/passwords/request-account-mail.ts';

export const POST = handle(requestResetContract, ({ ctx, body }) => requestAccountMail(ctx, 'reset', body));
