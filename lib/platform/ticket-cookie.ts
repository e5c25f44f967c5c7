import type { Cookie } from '#/lib/platform/context.ts';
import { env } from '#/lib/platform/env.ts';

/** Name of the cookie that carries a sign-in ticket from the return of a provider to the page that spends it. */
export function ticketCookieName(): string {
  return `${env().APP_URL.startsWith('https:') ? '__Host-' : ''}unboxt.ticket`;
}

/**
 * The cookie for a ticket, or what removes it. Addresses end up in logs, histories and the provider's Referer, and a
 * fragment in the history too; this one no script reads, it lives as long as the ticket, and one POST takes it.
 */
export function ticketCookie(ticket: string | null, maxAgeSeconds: number): Cookie {
  return { name: ticketCookieName(), value: ticket, maxAgeSeconds };
}
