import { handle } from '#/app/handle.ts';
import { getBriefContract } from '#/lib/domain/briefs/briefs.contract.ts';
import { getBrief } from '#/lib/domain/briefs/get-brief.ts';

export const GET = handle(getBriefContract, ({ ctx }) => getBrief(ctx));
