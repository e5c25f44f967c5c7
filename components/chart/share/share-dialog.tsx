'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ChartPart } from '#/components/chart/chart-address.ts';
import { RecipientList } from '#/components/chart/share/recipient-list.tsx';
import type { useChartExport } from '#/components/chart/share/use-chart-export.ts';
import { ExportDialog } from '#/components/reports/export-dialog.tsx';
import { RadioCards } from '#/components/ui/fields/radio-cards.tsx';

interface ShareDialogProps {
  part: ChartPart;
  work: ReturnType<typeof useChartExport>;
  onClose: () => void;
}

const layouts = ['paged', 'sheet'] as const;

/** The chart as a PDF, downloaded or sent to people who may see all of it. */
export function ShareDialog({ part, work, onClose }: ShareDialogProps) {
  const words = useTranslations('chart.share');
  const [layout, setLayout] = useState<(typeof layouts)[number]>('paged');
  const [to, setTo] = useState<number[]>([]);
  return (
    <ExportDialog
      work={work}
      words={{
        title: words('title'),
        description: words('description'),
        working: words('working'),
        made: words('made'),
      }}
      expected={1}
      progressText={(done, total) => words('progress', { done, total })}
      isReady={{ send: to.length > 0, download: true }}
      onStart={(type) => work.start({ ...part, type, layout, ...(type === 'send' && { to }) })}
      onClose={onClose}
    >
      <RadioCards
        label={words('layout')}
        layout="pair"
        value={layout}
        onChange={setLayout}
        options={layouts.map((value) => ({
          value,
          label: words(value),
          description: words(`${value}Help`),
        }))}
      />
      <RecipientList part={part} chosenIds={to} onChange={setTo} />
    </ExportDialog>
  );
}
