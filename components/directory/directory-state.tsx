import { useTranslations } from 'next-intl';
import type { Directory } from '#/components/directory/directory.ts';
import { useDirectoryChange } from '#/components/directory/use-directory-change.ts';
import { useRelativeTime } from '#/components/frame/time/relative-time.ts';
import { useNow } from '#/components/frame/time/use-now.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Alert, Failure } from '#/components/ui/feedback/alert.tsx';
import { call } from '#/lib/api/call.ts';
import { continueDirectoryContract, stopDirectoryContract } from '#/lib/domain/directory/manage/directory.contract.ts';

/** Shows the directory's state, and an Administrator's decisions about it. */
export function DirectoryState({ directory }: { directory: Directory }) {
  const t = useTranslations('directory.card');
  const ago = useRelativeTime();
  const nowMs = useNow();
  const { keys, state, lastSeenAt, lastError, people } = directory;
  const resume = useDirectoryChange(() => call(continueDirectoryContract, {}));
  const stop = useDirectoryChange(() => call(stopDirectoryContract, {}));
  const names = keys.map(({ name }) => name).join(', ');
  const facts = [
    ...(keys.length > 0 ? [[t('keys', { count: keys.length }), names]] : []),
    [t('seen'), lastSeenAt === null ? t('notSeen') : ago(lastSeenAt, nowMs)],
    ...(lastSeenAt === null ? [] : [[t('peopleTitle'), t('people', { linked: people.linked, others: people.others })]]),
  ];
  const isPending = resume.isPending || stop.isPending;
  return (
    <div className="flex flex-col gap-3">
      {state === 'paused' && <Alert state="bad">{t('paused', { people: people.leaving })}</Alert>}
      {state === 'stopped' && <Alert state="neutral">{t('stopped')}</Alert>}
      <dl className="grid gap-x-6 gap-y-3 text-14 medium:grid-cols-[minmax(8rem,auto)_1fr] medium:gap-y-2">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere max-medium:-mt-2.5">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-13 text-muted">{t('keyHelp')}</p>
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
