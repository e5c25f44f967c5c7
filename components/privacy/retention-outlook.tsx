import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useDateFormat } from '#/components/frame/time/local-time.tsx';
import type { KeptKind } from '#/components/privacy/list-months.ts';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { chooseRetentionContract } from '#/lib/domain/retention/retention.contract.ts';

/** Shows what a choice would delete and when, from a dry run. */
export function RetentionOutlook({ row: { kind, monthsNow }, months }: { row: KeptKind; months: number }) {
  const t = useTranslations('privacy.keeping');
  const dayInWords = useDateFormat({ dateStyle: 'long', timeZone: 'UTC' });
  const body = { kind, months, isDryRun: true };
  const query = useQuery({
    queryKey: queryKey(chooseRetentionContract, { body }),
    queryFn: ({ signal }) => call(chooseRetentionContract, { body }, signal),
  });
  if (query.error)
    return (
      <Alert state="bad" title={t('uncounted')}>
        {query.error.message}
      </Alert>
    );
  if (!query.data) return <Skeleton className="h-20 w-full" />;
  const { rows, startsOn } = query.data;
  const isShorter = monthsNow === null || months < monthsNow;
  return (
    <Alert state={rows > 0 ? 'neutral' : 'info'} announce="politely">
      <p>{t('applies', { day: dayInWords(startsOn) })}</p>
      <p>{t('older', { rows })}</p>
      {isShorter && <p>{t('told')}</p>}
    </Alert>
  );
}
