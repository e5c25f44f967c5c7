import { env } from '#/lib/platform/env.ts';
import { addressSettings, type LegalPage, legalPages } from '#/lib/platform/legal/legal-settings.ts';

export interface LegalLink {
  page: LegalPage;
  url: string;
}

/** Returns the operator's own URL of a page, or null if the product shows it. */
export function ownLegalAddress(page: LegalPage): string | null {
  return env()[addressSettings[page]] ?? null;
}

/** Returns the URL of a page: the operator's own, or the product's path after `start`. */
export function legalUrl(page: LegalPage, start = ''): string {
  return ownLegalAddress(page) ?? `${start}/${page}`;
}

/** Returns all legal pages in the order of the footers. */
export function listLegalLinks(start = ''): LegalLink[] {
  return legalPages.map((page) => ({ page, url: legalUrl(page, start) }));
}

/** Returns the legal pages below every email. */
export function listMailedLinks(start: string): LegalLink[] {
  return listLegalLinks(start).filter(({ page }) => page !== 'accessibility');
}
