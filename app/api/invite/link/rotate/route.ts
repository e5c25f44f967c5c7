import { handle } from '#/app/handle.ts';
import { rotateShareLinkContract } from '#/lib/domain/invitations/open-invitations/manage.contract.ts';
import { rotateShareLink } from '#/lib/domain/invitations/share-links/share-link.service.ts';

export const POST = handle(rotateShareLinkContract, ({ ctx, body }) => rotateShareLink(ctx, body));
