'use client';

import { useMutation } from '@tanstack/react-query';
import { BellRing, Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '#/components/ui/buttons/button.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { call } from '#/lib/api/call.ts';
import { nudgeTeamContract } from '#/lib/domain/check-ins/mails/nudge.contract.ts';

/** Reminds everybody who has not answered a day's check-in. */
export function RemindAll({ teamId, date }: { teamId: number; date: string }) {
  const words = useTranslations('team-dashboard.report');
  const nudge = useMutation({
    mutationFn: () => call(nudgeTeamContract, { params: { id: teamId }, body: { date } }),
    onSuccess: ({ remindedCount: count, message }) =>
      showMessage(count > 0 ? { kind: 'good', text: words('reminding', { count }) } : { kind: 'info', text: message }),
    onError: ({ message }) => showMessage({ kind: 'bad', text: message }),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      icon={nudge.isSuccess ? <Check aria-hidden /> : <BellRing aria-hidden />}
      loading={nudge.isPending}
      disabled={nudge.isSuccess}
      onClick={() => nudge.mutate()}
    >
      {words(nudge.isSuccess ? 'reminded' : 'remind')}
    </Button>
  );
}
