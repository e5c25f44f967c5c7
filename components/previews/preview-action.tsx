'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useStartPreview } from '#/components/previews/use-preview.ts';
import { TextAction } from '#/components/ui/buttons/text-action.tsx';

interface PreviewActionProps {
  teamId: number;
  userId: number;
  /** The person of the row, for people who hear the buttons one by one. */
  who: string;
}

/** Opens the team's dashboard as this member sees it. */
export function PreviewAction({ teamId, userId, who }: PreviewActionProps) {
  const router = useRouter();
  const start = useStartPreview(() => router.push('/teamManagement/dashboard'));
  const t = useTranslations('previews.action');
  const label = t('label', { who });
  return (
    <TextAction label={label} hint={label} loading={start.isPending} onClick={() => start.mutate({ userId, teamId })}>
      {t('button')}
    </TextAction>
  );
}
