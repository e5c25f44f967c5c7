import { handle } from '#/app/handle.ts';
import { undoImportContract } from '#/lib/domain/people/imports/import.contract.ts';
import { undoImport } from '#/lib/domain/people/imports/undo-import.ts';

export const POST = handle(undoImportContract, ({ ctx, params }) => undoImport(ctx, params.id));
