import { getTranslations } from 'next-intl/server';
import { pageTitle } from '#/app/page-title.ts';
import { FailurePage } from '#/components/frame/pages/failure-page.tsx';
import { failureArt } from '#/components/frame/pages/landscape.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';

export const generateMetadata = () => pageTitle('notShown');

export default async function Page() {
  const t = await getTranslations('pages.notShown');
  return (
    <FailurePage
      art={failureArt}
      title={t('title')}
      actions={
        <>
          <LinkButton href="/dashboard">{t('dashboard')}</LinkButton>
          <LinkButton href="/signIn" variant="secondary">
            {t('signIn')}
          </LinkButton>
        </>
      }
    >
      {t('text')}
    </FailurePage>
  );
}
