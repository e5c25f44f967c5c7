import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { legalUrl } from '#/lib/platform/legal/legal-links.ts';
import type { LegalPage } from '#/lib/platform/legal/legal-settings.ts';

/** Shows what people agree to by signing up, below the form. */
export async function SignUpNote() {
  const t = await getTranslations('shell.legal');
  const linkTo = (page: LegalPage) => (text: ReactNode) => <LegalAnchor page={page}>{text}</LegalAnchor>;
  return (
    <p className="text-13 text-muted">{t.rich('signUp', { terms: linkTo('terms'), privacy: linkTo('privacy') })}</p>
  );
}

/** Opens in a new tab, so that typed values aren't lost. */
function LegalAnchor({ page, children }: { page: LegalPage; children: ReactNode }) {
  const href = legalUrl(page);
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="rounded-mark underline underline-offset-3 hover:text-ink"
    >
      {children}
    </a>
  );
}
