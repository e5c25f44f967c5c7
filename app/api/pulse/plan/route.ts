import { handle } from '#/app/handle.ts';
import { getPulsePlan } from '#/lib/domain/pulses/schedule/get-pulse-plan.ts';
import { planPulseContract } from '#/lib/domain/pulses/schedule/plan.contract.ts';

export const POST = handle(planPulseContract, ({ ctx, body }) => getPulsePlan(ctx, body));
