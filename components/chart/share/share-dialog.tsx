'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ChartPart } from '#/components/chart/chart-address.ts';
import type { useChartExport } from '#/components/chart/share/use-chart-export.ts';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { ExportDialog } from '#/components/reports/export-dialog.tsx';
import { CheckOption } from '#/components/ui/fields/check-option.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { RadioCards } from '#/components/ui/fields/radio-cards.tsx';
import { SearchInput } from '#/components/ui/fields/search-input.tsx';
import { useDebouncedInput } from '#/components/ui/fields/use-debounced-input.ts';
import { call, queryKey } from '#/lib/api/call.ts';
import { listChartRecipientsContract } from '#/lib/domain/chart/chart.contract.ts';

interface ShareDialogProps {
  part: ChartPart;
  work: ReturnType<typeof useChartExport>;
  onClose: () => void;
}

const layouts = ['paged', 'sheet'] as const;

/** Shows the choices for a PDF of the chart: to download it, or to send it to people who may see all of it. */
export function ShareDialog({ part, work, onClose }: ShareDialogProps) {
  const t = useTranslations('chart.share');
  const [layout, setLayout] = useState<(typeof layouts)[number]>('paged');
  const [to, setTo] = useState<number[]>([]);
  return (
    <ExportDialog
      work={work}
      words={{
        title: t('title'),
        description: t('description'),
        working: t('working'),
        made: t('made'),
      }}
      expected={1}
      progressText={(done, total) => t('progress', { done, total })}
      isReady={{ send: to.length > 0, download: true }}
      recipients={to.length}
      onStart={(type) => work.start({ ...part, type, layout, ...(type === 'send' && { to }) })}
      onClose={onClose}
    >
      <RadioCards
        label={t('layout')}
        layout="pair"
        value={layout}
        onChange={setLayout}
        options={layouts.map((value) => ({
          value,
          label: t(value),
          description: t(`${value}Help`),
        }))}
      />
      <RecipientList part={part} chosenIds={to} onChange={setTo} />
    </ExportDialog>
  );
}

interface RecipientListProps {
  part: ChartPart;
  chosenIds: readonly number[];
  onChange: (chosenIds: number[]) => void;
}

/** Fewer people than this are found without a search. */
const searchFrom = 8;

/** Shows who gets the PDF by email: the reader first, then everyone else who may see this part. */
function RecipientList({ part, chosenIds, onChange }: RecipientListProps) {
  const t = useTranslations('chart.share');
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useDebouncedInput(search, setSearch);
  const input = { query: { ...part, search } };
  const query = useQuery({
    queryKey: queryKey(listChartRecipientsContract, input),
    queryFn: ({ signal }) => call(listChartRecipientsContract, input, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <SectionState query={query} failure={t('usersFailed')}>
      {({ users, total }) => (
        <div className="flex flex-col gap-3">
          <p>
            <span className="block font-medium">{t('to')}</span>
            <span className="text-13 text-muted">{t('toHelp')}</span>
          </p>
          {(total >= searchFrom || search !== '') && (
            <Field label={t('search')}>
              {(control) => (
                <SearchInput
                  {...control}
                  placeholder={t('searchPlaceholder')}
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                />
              )}
            </Field>
          )}
          <fieldset className="overflow-hidden rounded-card border border-line">
            <legend className="sr-only">{t('to')}</legend>
            <ul className="divide-y divide-line overflow-y-auto medium:max-h-56">
              {users.map(({ id, name, email }) => (
                <CheckOption
                  key={id}
                  look="row"
                  title={name}
                  detail={email}
                  isChosen={chosenIds.includes(id)}
                  onChange={(isChosen) =>
                    onChange(isChosen ? [...chosenIds, id] : chosenIds.filter((one) => one !== id))
                  }
                />
              ))}
              {users.length === 0 && <li className="p-4 text-muted">{t('nobody')}</li>}
            </ul>
          </fieldset>
          <output className="text-13 text-muted">{t('chosen', { count: chosenIds.length })}</output>
        </div>
      )}
    </SectionState>
  );
}
