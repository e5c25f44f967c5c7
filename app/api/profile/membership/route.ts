import { handle } from '#/app/handle.ts';
import { getMembershipContract } from '#/lib/domain/profile/contract.ts';
import { getMembership } from '#/lib/domain/profile/queries/get-membership.ts';

export const GET = handle(getMembershipContract, ({ ctx }) => getMembership(ctx));
