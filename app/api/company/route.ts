import { handle } from '#/app/handle.ts';
import { getCompanyContract } from '#/lib/domain/organisation/company/company.contract.ts';
import { getCompany } from '#/lib/domain/organisation/company/get-company.ts';

export const GET = handle(getCompanyContract, ({ ctx, query }) => getCompany(ctx, query));
