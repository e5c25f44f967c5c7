import { handle } from '#/app/handle.ts';
import { endPreview } from '#/lib/domain/previews/preview.service.ts';
import { endPreviewContract } from '#/lib/domain/previews/previews.contract.ts';

export const GET = handle(endPreviewContract, ({ ctx, request }) =>
  endPreview(ctx, request.headers.get('authorization')),
);
