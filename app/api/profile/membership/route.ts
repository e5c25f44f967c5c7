import { handle } from '#/app/handle.ts';
import { getMembership } from '#/lib/domain/profile/get-membership.ts';
import { getMembershipContract } from '#/lib/domain/profile/profile.contract.ts';

export const GET = handle(getMembershipContract, ({ ctx }) => getMembership(ctx));
