import { handle } from '#/app/handle.ts';
import { testConnection } from '#/lib/domain/company-sign-in/arrival/start-company-sign-in.ts';
import { testConnectionContract } from '#/lib/domain/company-sign-in/connections/connections.contract.ts';

export const POST = handle(testConnectionContract, ({ ctx, params }) => testConnection(ctx, params.id));
