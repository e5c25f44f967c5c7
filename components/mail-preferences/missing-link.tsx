import { useTranslations } from 'next-intl';
import { FailurePage } from '#/components/frame/pages/failure-page.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';

/** Shows the page of an invalid emailed link; the same for every reason, so that no one can guess links. */
export function MissingLink({ of }: { of: 'unsubscribe' | 'pulse' }) {
  const t = useTranslations('mail-preferences.missing');
  const href = of === 'unsubscribe' ? '/profile' : '/signIn';
  return (
    <FailurePage
      title={t(`${of}.title`)}
      actions={
        <LinkButton href={href} prefetch={false}>
          {t(`${of}.button`)}
        </LinkButton>
      }
    >
      {t(`${of}.text`)}
    </FailurePage>
  );
}
