import { handle } from '#/app/handle.ts';
import { takeProviderTicket } from '#/lib/domain/accounts/providers/provider-sign-in.service.ts';
import { takeProviderTicketContract } from '#/lib/domain/accounts/providers/providers.contract.ts';
import { shortCookieName } from '#/lib/platform/cookies/cookies.ts';

export const POST = handle(takeProviderTicketContract, ({ ctx, request }) =>
  takeProviderTicket(ctx, request.cookies.get(shortCookieName('ticket'))?.value),
);
