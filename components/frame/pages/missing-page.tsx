import { useTranslations } from 'next-intl';
import { FailureInShell, FailurePage } from '#/components/frame/pages/failure-page.tsx';
import { failureArt } from '#/components/frame/pages/landscape.tsx';
import { buttonStyle } from '#/components/ui/buttons/button-style.ts';

/** Shows that a URL doesn't exist. */
export function MissingPage() {
  return <FailurePage {...useMissing()} />;
}

/** Shows next to the navigation that something was deleted while its page was open. */
export function MissingInShell() {
  return <FailureInShell {...useMissing()} />;
}

/** A plain link, because every page loads this code. */
const dashboard = '/dashboard';

function useMissing() {
  const t = useTranslations('pages.missing');
  return {
    title: t('title'),
    art: failureArt,
    actions: (
      <a href={dashboard} className={buttonStyle({})}>
        {t('dashboard')}
      </a>
    ),
    children: t('text'),
  };
}
