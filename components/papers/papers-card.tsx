'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { PaperDownload } from '#/components/papers/paper-download.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { Card } from '#/components/ui/card.tsx';
import { type RowColumn, RowTable } from '#/components/ui/tables/row-table.tsx';
import { RowsSkeleton } from '#/components/ui/tables/rows-skeleton.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { listPapersContract } from '#/lib/domain/papers/papers.contract.ts';

type Row = Output<typeof listPapersContract>['papers'][number];

/** Shows the papers for a works council, data protection officers and IT, with the company's settings. */
export function PapersCard() {
  const t = useTranslations('papers.list');
  const query = useQuery({
    queryKey: queryKey(listPapersContract),
    queryFn: ({ signal }) => call(listPapersContract, {}, signal),
  });
  const columns: readonly RowColumn<Row>[] = [
    {
      header: t('paper'),
      cell: ({ kind, title, about, isOpen }) => (
        <span className="flex flex-col whitespace-normal">
          <span className="@max-[480px]:pr-24">
            <TextLink
              href={isOpen ? `/trust/${kind}` : `/papers/${kind}`}
              prefetch={false}
              className="max-medium:inline-block max-medium:py-2"
            >
              {title}
            </TextLink>
          </span>
          <span className="font-normal text-13 text-muted">{about}</span>
        </span>
      ),
    },
    {
      header: t('action'),
      width: 'w-28',
      align: 'right',
      isActions: true,
      cell: ({ kind, title }) => (
        <PaperDownload kind={kind} variant="quiet" size="small" label={t('downloadOf', { title })}>
          {t('download')}
        </PaperDownload>
      ),
    },
  ];
  return (
    <Card padded={false} id="papers" title={t('title')} description={t('about')}>
      <div className={query.data ? '' : 'px-[20px] pb-5'}>
        <SectionState query={query} failure={t('failure')} skeleton={<RowsSkeleton count={7} />}>
          {({ papers }) => (
            <RowTable
              neverStacks="corner"
              label={t('title')}
              columns={columns}
              rows={papers}
              rowKey={({ kind }) => kind}
            />
          )}
        </SectionState>
      </div>
    </Card>
  );
}
