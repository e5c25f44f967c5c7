import { handle } from '#/app/handle.ts';
import { listImportsContract, previewImportContract } from '#/lib/domain/people/imports/import.contract.ts';
import { listImports } from '#/lib/domain/people/imports/import.service.ts';
import { previewImport } from '#/lib/domain/people/imports/preview-import.ts';

export const GET = handle(listImportsContract, ({ ctx }) => listImports(ctx));
export const POST = handle(previewImportContract, ({ ctx, body }) => previewImport(ctx, body));
