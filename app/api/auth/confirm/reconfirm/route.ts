import { handle } from '#/app/handle.ts';
import { reconfirmContract } from '#/lib/domain/accounts/passwords/passwords.contract.ts';
import { requestAccountMail } from '#/lib/domain/accounts/passwords/request-account-mail.ts';

export const POST = handle(reconfirmContract, ({ ctx, body }) => requestAccountMail(ctx, 'confirmation', body));
