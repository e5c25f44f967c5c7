import { useTranslations } from 'next-intl';
import { FailurePage } from '#/components/frame/pages/failure-page.tsx';
import { failureArt } from '#/components/frame/pages/landscape.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';

/** Shows the page of an invalid check-in link; it's the same for every reason, so that no one can guess ids. */
export function MissingCheckIn() {
  const t = useTranslations('check-ins.missing');
  return (
    <FailurePage
      art={failureArt}
      title={t('title')}
      actions={
        <>
          <LinkButton href="/questionnaire/checkins" prefetch={false}>
            {t('open')}
          </LinkButton>
          <LinkButton href="/dashboard" variant="secondary" prefetch={false}>
            {t('dashboard')}
          </LinkButton>
        </>
      }
    >
      <p>{t('reasons')}</p>
      <p className="mt-2">{t('later')}</p>
    </FailurePage>
  );
}
