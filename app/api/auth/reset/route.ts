import { handle } from '#/app/handle.ts';
import { requestAccountMail } from '#/lib/domain/accounts/commands/request-account-mail.ts';
import { requestResetContract } from '#/lib/domain/accounts/contract.ts';

export const POST = handle(requestResetContract, ({ ctx, body }) => requestAccountMail(ctx, 'reset', body));
