import { handle } from '#/app/handle.ts';
import { planPulseContract } from '#/lib/domain/pulses/plan-contract.ts';
import { getPulsePlan } from '#/lib/domain/pulses/queries/get-pulse-plan.ts';

export const POST = handle(planPulseContract, ({ ctx, body }) => getPulsePlan(ctx, body));
