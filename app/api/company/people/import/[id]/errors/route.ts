import { handle } from '#/app/handle.ts';
import { exportImportErrorsContract } from '#/lib/domain/people/imports/import.contract.ts';
import { readImportErrors } from '#/lib/domain/people/imports/import.service.ts';

export const GET = handle(exportImportErrorsContract, ({ ctx, params }) => readImportErrors(ctx, params.id));
