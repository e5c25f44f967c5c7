import { useTranslations } from 'next-intl';
import { FailureInShell, FailurePage } from '#/components/frame/pages/failure-page.tsx';
import { buttonStyle } from '#/components/ui/buttons/button-style.ts';

/** The page for addresses that don't exist. */
export function MissingPage() {
  return <FailurePage {...useMissing()} />;
}

/** The same beside the navigation, for a thing that has vanished under an open page. */
export function MissingInShell() {
  return <FailureInShell {...useMissing()} />;
}

/** Every page brings this one along: a link that the browser follows by itself weighs nothing. */
const dashboard = '/dashboard';

function useMissing() {
  const t = useTranslations('pages.missing');
  return {
    title: t('title'),
    actions: (
      <a href={dashboard} className={buttonStyle({})}>
        {t('dashboard')}
      </a>
    ),
    children: t('text'),
  };
}
