import { handle } from '#/app/handle.ts';
import { getCompanyContract } from '#/lib/domain/organisation/company-contract.ts';
import { getCompany } from '#/lib/domain/organisation/queries/get-company.ts';

export const GET = handle(getCompanyContract, ({ ctx, query }) => getCompany(ctx, query));
