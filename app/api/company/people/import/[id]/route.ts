import { handle } from '#/app/handle.ts';
import { getImportContract } from '#/lib/domain/people/import-contract.ts';
import { getImport } from '#/lib/domain/people/queries/get-import.ts';

export const GET = handle(getImportContract, ({ ctx, params }) => getImport(ctx, params.id));
