import { handle } from '#/app/handle.ts';
import { requestAccountMail } from '#/lib/domain/accounts/commands/request-account-mail.ts';
import { reconfirmContract } from '#/lib/domain/accounts/contract.ts';

export const POST = handle(reconfirmContract, ({ ctx, body }) => requestAccountMail(ctx, 'confirmation', body));
