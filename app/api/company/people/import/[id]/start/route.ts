import { handle } from '#/app/handle.ts';
import { startImport } from '#/lib/domain/people/commands/start-import.ts';
import { startImportContract } from '#/lib/domain/people/import-contract.ts';

export const POST = handle(startImportContract, ({ ctx, params, body }) => startImport(ctx, params.id, body));
