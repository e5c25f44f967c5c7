import { getTranslations } from 'next-intl/server';
import { pageTitle } from '#/app/page-title.ts';
import { FailurePage } from '#/components/frame/pages/failure-page.tsx';
import { failureArt } from '#/components/frame/pages/landscape.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';

export const generateMetadata = () => pageTitle('failed');

export default async function Page() {
  const t = await getTranslations('pages.failed');
  return (
    <FailurePage
      art={failureArt}
      title={t('title')}
      actions={<LinkButton href="/dashboard">{t('dashboard')}</LinkButton>}
    >
      {t('text')}
    </FailurePage>
  );
}
