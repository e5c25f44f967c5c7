'use client';

import { KeyRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { readReplyFragment, readReplyKeys } from '#/components/replies/reply-keys.ts';
import { KeptThread, ReplyThread } from '#/components/replies/reply-thread.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { LoadingArea } from '#/components/ui/feedback/loading-area.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';

/** Shows the conversation whose key is in the URL, otherwise those whose keys this browser has. */
export function ReplyScreen({ locale }: { locale: string }) {
  const t = useTranslations('replies.author');
  const fragment = useSyncExternalStore(
    listen,
    () => location.hash,
    () => null,
  );
  if (fragment === null)
    return (
      <LoadingArea>
        <Skeleton className="h-40 w-full" />
      </LoadingArea>
    );
  const token = readReplyFragment(fragment);
  if (token !== null) return <ReplyThread key={token} token={token} locale={locale} />;
  const tokens = readReplyKeys();
  if (tokens.length === 0)
    return (
      <EmptyState icon={<KeyRound />} title={t('none')} className="px-0!">
        {t('noneText')}
      </EmptyState>
    );
  return (
    <ul className="flex flex-col gap-3" aria-label={t('kept')}>
      {tokens.map((one) => (
        <KeptThread key={one} token={one} locale={locale} />
      ))}
    </ul>
  );
}

/** Listens for changes of the fragment, which load no page; returns a function that stops. */
function listen(onChange: () => void) {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
