import { handle } from '#/app/handle.ts';
import { acknowledgePulseText } from '#/lib/domain/replies/pulse-text.service.ts';
import { acknowledgePulseTextContract } from '#/lib/domain/replies/replies.contract.ts';

export const POST = handle(acknowledgePulseTextContract, ({ ctx, params, body }) =>
  acknowledgePulseText(ctx, params.id, body),
);
