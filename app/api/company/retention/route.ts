import { handle } from '#/app/handle.ts';
import { chooseRetention, getRetention } from '#/lib/domain/retention/company-retention.service.ts';
import { chooseRetentionContract, getRetentionContract } from '#/lib/domain/retention/retention.contract.ts';

export const GET = handle(getRetentionContract, ({ ctx }) => getRetention(ctx));
export const POST = handle(chooseRetentionContract, ({ ctx, body }) => chooseRetention(ctx, body));
