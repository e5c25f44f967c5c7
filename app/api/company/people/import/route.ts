import { handle } from '#/app/handle.ts';
import { previewImport } from '#/lib/domain/people/commands/preview-import.ts';
import { listImportsContract, previewImportContract } from '#/lib/domain/people/import-contract.ts';
import { listImports } from '#/lib/domain/people/queries/list-imports.ts';

export const GET = handle(listImportsContract, ({ ctx }) => listImports(ctx));
export const POST = handle(previewImportContract, ({ ctx, body }) => previewImport(ctx, body));
