import { handle } from '#/app/handle.ts';
import { createPortalSession } from '#/lib/domain/billing/commands/create-portal-session.ts';
import { createPortalSessionContract } from '#/lib/domain/billing/contract.ts';

export const POST = handle(createPortalSessionContract, ({ ctx, body }) => createPortalSession(ctx, body));
