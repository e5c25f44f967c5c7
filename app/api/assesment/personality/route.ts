import { handle } from '#/app/handle.ts';
import { getPersonalityContract } from '#/lib/domain/assessment/assessment.contract.ts';
import { getPersonality } from '#/lib/domain/assessment/personality/personality.service.ts';

export const GET = handle(getPersonalityContract, ({ ctx }) => getPersonality(ctx));
