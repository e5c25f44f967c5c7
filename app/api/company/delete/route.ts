import { handle } from '#/app/handle.ts';
import { deleteCompanyContract } from '#/lib/domain/companies/deletion/deletion.contract.ts';
import { deleteCompany } from '#/lib/domain/companies/deletion/deletion.service.ts';

export const POST = handle(deleteCompanyContract, ({ ctx, body }) => deleteCompany(ctx, body.name));
