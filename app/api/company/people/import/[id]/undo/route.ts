import { handle } from '#/app/handle.ts';
import { undoImport } from '#/lib/domain/people/commands/undo-import.ts';
import { undoImportContract } from '#/lib/domain/people/import-contract.ts';

export const POST = handle(undoImportContract, ({ ctx, params }) => undoImport(ctx, params.id));
