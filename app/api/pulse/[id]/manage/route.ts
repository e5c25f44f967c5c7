import { handle } from '#/app/handle.ts';
import { managePulseContract } from '#/lib/domain/pulses/manage/manage.contract.ts';
import { updatePulse } from '#/lib/domain/pulses/manage/pulse-settings.service.ts';

export const POST = handle(managePulseContract, ({ ctx, params, body }) =>
  updatePulse(ctx, params.id, { ...body, questions: undefined }),
);
