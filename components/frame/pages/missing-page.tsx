import { useTranslations } from 'next-intl';
import { FailureInShell, FailurePage } from '#/components/frame/pages/failure-page.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';

/** The page for addresses that do not exist. */
export function MissingPage() {
  return <FailurePage {...useMissing()} />;
}

/** The same beside the navigation, for a thing that has vanished under an open page. */
export function MissingInShell() {
  return <FailureInShell {...useMissing()} />;
}

function useMissing() {
  const t = useTranslations('pages.missing');
  return {
    title: t('title'),
    actions: <LinkButton href="/dashboard">{t('dashboard')}</LinkButton>,
    children: t('text'),
  };
}
