import { handle } from '#/lib/api/handle.ts';
import { endPreview } from '#/lib/domain/dashboards/commands/end-preview.ts';
import { endPreviewContract } from '#/lib/domain/dashboards/preview-contract.ts';

export const GET = handle(endPreviewContract, ({ ctx, request }) =>
  endPreview(ctx, request.headers.get('authorization')),
);
