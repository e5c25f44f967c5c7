import { handle } from '#/app/handle.ts';
import { destroyPersonality } from '#/lib/domain/assessment/commands/destroy-personality.ts';
import { destroyPersonalityContract } from '#/lib/domain/assessment/contract.ts';

export const POST = handle(destroyPersonalityContract, ({ ctx }) => destroyPersonality(ctx));
