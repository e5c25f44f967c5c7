import { handle } from '#/lib/api/handle.ts';
import { registerCompany } from '#/lib/domain/accounts/commands/register-company.ts';
import { registerCompanyContract } from '#/lib/domain/accounts/contract.ts';

export const POST = handle(registerCompanyContract, ({ ctx, body }) => registerCompany(ctx, body));
