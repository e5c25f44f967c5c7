import { handle } from '#/app/handle.ts';
import { exportImportErrorsContract } from '#/lib/domain/people/import-contract.ts';
import { readImportErrors } from '#/lib/domain/people/queries/read-import-errors.ts';

export const GET = handle(exportImportErrorsContract, ({ ctx, params }) => readImportErrors(ctx, params.id));
