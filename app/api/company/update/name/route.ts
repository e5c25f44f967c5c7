import { handle } from '#/app/handle.ts';
import { updateCompanyNameContract } from '#/lib/domain/organisation/company/company.contract.ts';
import { updateCompanyName } from '#/lib/domain/organisation/company/company.service.ts';

export const POST = handle(updateCompanyNameContract, ({ ctx, body }) => updateCompanyName(ctx, body));
