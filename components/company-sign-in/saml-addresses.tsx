import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Connection } from '#/components/company-sign-in/company-sign-in.ts';
import { buttonStyle } from '#/components/ui/buttons/button-style.ts';
import { CopiedValue } from '#/components/ui/copied-value.tsx';

/**
 * Shows what a company's provider must know about this product; open until the provider's metadata has been entered.
 */
export function SamlAddresses({ saml }: { saml: NonNullable<Connection['saml']> }) {
  const t = useTranslations('company-sign-in.connection');
  return (
    <details open={saml.signInUrl === null} className="text-14">
      <summary className="min-h-6 cursor-pointer rounded-mark font-medium">{t('ours')}</summary>
      <div className="flex flex-col gap-3 pt-3">
        <p className="text-13 text-muted">{t('oursAbout')}</p>
        <CopiedValue label={t('entityId')} copy={t('copyEntity')} help={t('entityIdHelp')} value={saml.entityId} />
        <CopiedValue label={t('answerUrl')} copy={t('copyAnswer')} help={t('answerUrlHelp')} value={saml.answerUrl} />
        <CopiedValue
          label={t('metadataUrl')}
          copy={t('copyMetadata')}
          help={t('metadataUrlHelp')}
          value={saml.metadataUrl}
        />
        <a href={saml.metadataUrl} className={`${buttonStyle({ variant: 'secondary' })} self-start`}>
          <Download aria-hidden />
          {t('download')}
        </a>
      </div>
    </details>
  );
}
