import { handle } from '#/app/handle.ts';
import { updateCompanyName } from '#/lib/domain/organisation/commands/update-company-name.ts';
import { updateCompanyNameContract } from '#/lib/domain/organisation/company-contract.ts';

export const POST = handle(updateCompanyNameContract, ({ ctx, body }) => updateCompanyName(ctx, body));
