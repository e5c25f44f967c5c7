import { handle } from '#/app/handle.ts';
import { rotateShareLink } from '#/lib/domain/invitations/commands/rotate-share-link.ts';
import { rotateShareLinkContract } from '#/lib/domain/invitations/manage-contract.ts';

export const POST = handle(rotateShareLinkContract, ({ ctx, body }) => rotateShareLink(ctx, body));
