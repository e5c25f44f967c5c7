import { handle } from '#/app/handle.ts';
import { createPreviewToken } from '#/lib/domain/previews/create-preview-token.ts';
import { createPreviewTokenContract } from '#/lib/domain/previews/previews.contract.ts';

export const POST = handle(createPreviewTokenContract, ({ ctx, body }) => createPreviewToken(ctx, body));
