import { handle } from '#/app/handle.ts';
import { destroyPersonalityContract } from '#/lib/domain/assessment/assessment.contract.ts';
import { destroyPersonality } from '#/lib/domain/assessment/personality/personality.service.ts';

export const POST = handle(destroyPersonalityContract, ({ ctx }) => destroyPersonality(ctx));
