import { handle } from '#/app/handle.ts';
import { getImport } from '#/lib/domain/people/imports/get-import.ts';
import { getImportContract } from '#/lib/domain/people/imports/import.contract.ts';

export const GET = handle(getImportContract, ({ ctx, params }) => getImport(ctx, params.id));
