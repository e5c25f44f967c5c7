'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { LocalTime } from '#/components/frame/time/local-time.tsx';
import { isAtWork } from '#/components/people/use-import.ts';
import { Badge } from '#/components/ui/badge.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { type RowColumn, RowTable } from '#/components/ui/tables/row-table.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { listImportsContract } from '#/lib/domain/people/imports/import.contract.ts';
import { formatLocales } from '#/lib/words/locales.ts';

type Summary = Output<typeof listImportsContract>['imports'][number];

const looks = { previewed: 'plain', applying: 'info', applied: 'good', undoing: 'info', undone: 'neutral' } as const;

/**
 * Shows earlier imports: who, when, which file, the result; each can be opened again, and undone while that is
 * possible.
 */
export function ImportHistory({ onOpen }: { onOpen: (id: number) => void }) {
  const t = useTranslations('people.import.history');
  const locale = formatLocales[useLocale()];
  const { data } = useQuery({
    queryKey: queryKey(listImportsContract),
    queryFn: ({ signal }) => call(listImportsContract, {}, signal),
    refetchInterval: ({ state }) => (state.data?.imports.some(isAtWork) ? 2000 : false),
  });
  if (!data || data.imports.length === 0) return null;
  const columns: readonly RowColumn<Summary>[] = [
    { header: t('file'), cell: ({ fileName }) => fileName, width: 'w-[26%]' },
    { header: t('by'), cell: ({ createdBy }) => createdBy },
    { header: t('when'), cell: ({ createdAt }) => <LocalTime instant={createdAt} /> },
    {
      header: t('people'),
      cell: ({ counts }) => (counts.invited + counts.changed).toLocaleString(locale),
      width: 'w-24',
      align: 'right',
    },
    {
      header: t('state'),
      cell: ({ state }) => <Badge look={looks[state]}>{t(`states.${state}`)}</Badge>,
      width: 'w-32',
    },
    {
      header: t('actions'),
      isActions: true,
      width: 'w-24',
      cell: ({ id, fileName }) => (
        <Button variant="quiet" size="small" aria-label={t('openOf', { file: fileName })} onClick={() => onOpen(id)}>
          {t('open')}
        </Button>
      ),
    },
  ];
  return (
    <Card padded={false} title={t('title')}>
      <RowTable label={t('title')} columns={columns} rows={data.imports} rowKey={({ id }) => String(id)} />
    </Card>
  );
}
