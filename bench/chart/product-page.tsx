import { NextIntlClientProvider } from 'next-intl';
import { createRoot } from 'react-dom/client';
import { ChartBody } from '#/components/chart/chart-body.tsx';
import type { PackedChart } from '#/components/chart/model/packed-chart.ts';
import screen from '#/lib/words/en/chart.json' with { type: 'json' };
import specification from '#/lib/words/en/specification.json' with { type: 'json' };

declare global {
  interface Window {
    chart: PackedChart;
    expandAll: () => void;
  }
}

const filters = { period: '1m', department: 0, team: 0, figures: false } as const;
window.expandAll = () =>
  [...document.querySelectorAll('button')].find(({ ariaLabel }) => ariaLabel === 'Expand all')?.click();
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ chart: screen, specification }}>
    <ChartBody chart={window.chart} filters={filters} bar={null} share={null} />
  </NextIntlClientProvider>,
);
