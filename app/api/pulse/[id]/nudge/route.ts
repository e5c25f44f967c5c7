import { handle } from '#/app/handle.ts';
import { nudgePulseContract } from '#/lib/domain/pulses/activation/activation.contract.ts';
import { nudgePulse } from '#/lib/domain/pulses/mails/pulse-mail.service.ts';

export const GET = handle(nudgePulseContract, ({ ctx, params }) => nudgePulse(ctx, params.id));
