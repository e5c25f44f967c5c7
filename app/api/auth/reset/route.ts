import { handle } from '#/app/handle.ts';
import { requestAccountMail } from '#/lib/domain/accounts/passwords/account-mail.service.ts';
import { requestResetContract } from '#/lib/domain/accounts/passwords/passwords.contract.ts';

export const POST = handle(requestResetContract, ({ ctx, body }) => requestAccountMail(ctx, 'reset', body));
