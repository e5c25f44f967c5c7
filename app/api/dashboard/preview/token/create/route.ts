import { handle } from '#/lib/api/handle.ts';
import { createPreviewToken } from '#/lib/domain/dashboards/commands/create-preview-token.ts';
import { createPreviewTokenContract } from '#/lib/domain/dashboards/preview-contract.ts';

export const POST = handle(createPreviewTokenContract, ({ ctx, body }) => createPreviewToken(ctx, body));
