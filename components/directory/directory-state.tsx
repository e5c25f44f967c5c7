import { useTranslations } from 'next-intl';
import type { Directory } from '#/components/directory/directory.ts';
import { useDirectoryChange } from '#/components/directory/use-directory-change.ts';
import { useRelativeTime } from '#/components/frame/time/relative-time.ts';
import { useNow } from '#/components/frame/time/use-now.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Alert, Failure } from '#/components/ui/feedback/alert.tsx';
import { call } from '#/lib/api/call.ts';
import { continueDirectoryContract, stopDirectoryContract } from '#/lib/domain/directory/manage/directory.contract.ts';

/** The directory's state, and an Administrator's decisions about it. */
export function DirectoryState({ directory }: { directory: Directory }) {
  const t = useTranslations('directory.card');
  const ago = useRelativeTime();
  const nowMs = useNow();
  const { state, lastSeenAt, lastError, people } = directory;
  const resume = useDirectoryChange(() => call(continueDirectoryContract, {}));
  const stop = useDirectoryChange(() => call(stopDirectoryContract, {}));
  const isPending = resume.isPending || stop.isPending;
  return (
    <div className="flex flex-col gap-3">
      {state === 'paused' && <Alert state="bad">{t('paused', { people: people.leaving })}</Alert>}
      {state === 'stopped' && <Alert state="neutral">{t('stopped')}</Alert>}
      <p className="text-14">{lastSeenAt === null ? t('notSeen') : t('seen', { time: ago(lastSeenAt, nowMs) })}</p>
      {lastSeenAt !== null && (
        <p className="text-14">{t('people', { linked: people.linked, others: people.others })}</p>
      )}
      {lastError && (
        <p className="wrap-anywhere text-14 text-muted">
          {t('refused', { time: ago(lastError.at, nowMs), text: lastError.text })}
        </p>
      )}
      <Failure text={(resume.error ?? stop.error)?.message} />
      {lastSeenAt !== null && (
        <div className="flex flex-wrap gap-3">
          {state !== 'on' && (
            <Button disabled={isPending} loading={resume.isPending} onClick={() => resume.mutate()}>
              {t('continue')}
            </Button>
          )}
          {state !== 'stopped' && (
            <Button variant="secondary" disabled={isPending} loading={stop.isPending} onClick={() => stop.mutate()}>
              {t('stop')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
