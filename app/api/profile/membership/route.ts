import { handle } from '#/app/handle.ts';
import { getMembershipContract } from '#/lib/domain/profile/profile.contract.ts';
import { getMembership } from '#/lib/domain/profile/profile.service.ts';

export const GET = handle(getMembershipContract, ({ ctx }) => getMembership(ctx));
