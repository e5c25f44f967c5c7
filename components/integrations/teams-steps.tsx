import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '#/components/ui/buttons/button.tsx';
import { CopiedValue } from '#/components/ui/copied-value.tsx';
import { saveFile } from '#/components/ui/download-file.ts';
import { Failure } from '#/components/ui/feedback/alert.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { getTeamsAppContract } from '#/lib/domain/integrations/integrations.contract.ts';

const steps = ['register', 'secret', 'bot', 'enter', 'endpoint', 'upload'] as const;

/** Earlier steps are done if the operator has set up the app. */
const afterwards = steps.indexOf('endpoint');

interface TeamsStepsProps {
  /** Whether only the steps after connecting are shown. */
  isConnected?: boolean;
  /** Whether the app was there before. */
  isPrepared: boolean;
}

/** Shows what IT does to connect Microsoft Teams, in order. */
export function TeamsSteps({ isConnected = false, isPrepared }: TeamsStepsProps) {
  const t = useTranslations('integrations.teams.steps');
  return (
    <ol className="flex list-decimal flex-col gap-2 ps-5 text-14">
      {steps.slice(isConnected || isPrepared ? afterwards : 0).map((step) => (
        <li key={step}>{t(step)}</li>
      ))}
    </ol>
  );
}

/**
 * Shows what is left to do at Microsoft for a connected app, and what it requires; open if most people lack the app.
 */
export function TeamsSetUp({ isPrepared, isOpen }: { isPrepared: boolean; isOpen: boolean }) {
  const t = useTranslations('integrations.teams');
  const query = useQuery({
    queryKey: queryKey(getTeamsAppContract, {}),
    queryFn: ({ signal }) => call(getTeamsAppContract, {}, signal),
  });
  const download = useMutation({
    mutationFn: () => call(getTeamsAppContract, {}),
    onSuccess: (app) => {
      const bytes = Uint8Array.from(atob(app.package), (letter) => letter.charCodeAt(0));
      saveFile(new Blob([bytes], { type: 'application/zip' }), 'unboxt-teams-app.zip');
    },
  });
  return (
    <details open={isOpen} className="rounded-control border border-line p-4">
      <summary className="cursor-pointer font-medium text-14">{t('atMicrosoft')}</summary>
      <div className="flex flex-col items-start gap-4 pt-3">
        <TeamsSteps isConnected isPrepared={isPrepared} />
        <Failure text={(query.error ?? download.error)?.message} />
        {query.isPending && <Skeleton className="h-14 w-full" />}
        {query.data && (
          <div className="w-full">
            <CopiedValue label={t('messagingUrl')} copy={t('copy')} value={query.data.messagingUrl} />
          </div>
        )}
        <Button
          variant="secondary"
          icon={<Download aria-hidden />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {t('download')}
        </Button>
      </div>
    </details>
  );
}
