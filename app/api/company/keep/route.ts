import { handle } from '#/app/handle.ts';
import { keepCompanyContract } from '#/lib/domain/companies/deletion/deletion.contract.ts';
import { keepCompany } from '#/lib/domain/companies/deletion/deletion.service.ts';

export const POST = handle(keepCompanyContract, ({ ctx }) => keepCompany(ctx));
