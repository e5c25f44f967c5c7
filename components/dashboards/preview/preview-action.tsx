'use client';

import { Eye } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useStartPreview } from '#/components/dashboards/preview/use-preview.ts';
import { IconAction } from '#/components/ui/buttons/icon-action.tsx';

interface PreviewActionProps {
  teamId: number;
  userId: number;
  /** Whom the row is about, for people who hear the buttons one by one. */
  who: string;
}

/** Opens the team's dashboard as this member sees it. */
export function PreviewAction({ teamId, userId, who }: PreviewActionProps) {
  const router = useRouter();
  const start = useStartPreview(() => router.push('/teamManagement/dashboard'));
  return (
    <IconAction
      label={`View as member: ${who}`}
      hint="View as member"
      icon={<Eye />}
      isBusy={start.isPending}
      onClick={() => start.mutate({ userId, teamId })}
    />
  );
}
