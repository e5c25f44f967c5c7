import { useTranslations } from 'next-intl';
import { ShownSecret } from '#/components/ui/shown-secret.tsx';
import type { Output } from '#/lib/api/endpoint.ts';
import type { listWebhooksContract } from '#/lib/domain/integrations/webhooks/webhooks.contract.ts';

export type Webhook = Output<typeof listWebhooksContract>['webhooks'][number];

/** Shows the secret of a webhook, shown only now. */
export function NewSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useTranslations('integrations.webhooks.secret');
  const words = {
    title: t('title'),
    about: t('about'),
    label: t('label'),
    keep: t('keep'),
    copy: t('copy'),
    close: t('close'),
  };
  return <ShownSecret words={words} secret={secret} onClose={onClose} />;
}
