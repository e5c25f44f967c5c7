import { handle } from '#/app/handle.ts';
import { getPersonalityContract } from '#/lib/domain/assessment/assessment.contract.ts';
import { getPersonality } from '#/lib/domain/assessment/personality/get-personality.ts';

export const GET = handle(getPersonalityContract, ({ ctx }) => getPersonality(ctx));
