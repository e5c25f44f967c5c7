import { PencilLine } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { wizardPaths } from '#/components/organisation/wizards/wizard-paths.ts';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';

interface UnfinishedPlaceProps {
  kind: 'department' | 'team';
  draft: { id: number; name: string };
}

/** Shows a leader who only has a draft how to finish it, whether an invitation created it or they did. */
export async function UnfinishedPlace({ kind, draft: { id, name } }: UnfinishedPlaceProps) {
  const t = await getTranslations('organisation.unfinished');
  return (
    <Card as="div">
      <EmptyState
        icon={<PencilLine />}
        title={name.trim() ? t('title', { name }) : t(`${kind}.unnamed`)}
        action={<LinkButton href={`${wizardPaths[kind]}/${id}`}>{t('action')}</LinkButton>}
      >
        {t(`${kind}.text`)}
      </EmptyState>
    </Card>
  );
}
