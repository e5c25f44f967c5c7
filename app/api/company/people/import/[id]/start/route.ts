import { handle } from '#/app/handle.ts';
import { startImportContract } from '#/lib/domain/people/imports/import.contract.ts';
import { startImport } from '#/lib/domain/people/imports/start-import.ts';

export const POST = handle(startImportContract, ({ ctx, params, body }) => startImport(ctx, params.id, body));
