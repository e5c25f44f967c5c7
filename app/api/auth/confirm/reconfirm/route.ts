import { handle } from '#/app/handle.ts';
import { requestAccountMail } from '#/lib/domain/accounts/passwords/account-mail.service.ts';
import { reconfirmContract } from '#/lib/domain/accounts/passwords/passwords.contract.ts';

export const POST = handle(reconfirmContract, ({ ctx, body }) => requestAccountMail(ctx, 'confirmation', body));
