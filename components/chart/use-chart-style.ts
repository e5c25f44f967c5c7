'use client';

import { useState } from 'react';
import { type ChartStyle, chartStyles } from '#/lib/domain/chart/layout/layout-sizes.ts';
import { browserStorage } from '#/lib/platform/browser-storage.ts';

const key = 'chartStyle';

/** Up to this many open cards the chart is a tree by default. Source: docs/decisions.md, Organisation chart. */
const maxTreeCards = 300;

/** How the chart is arranged: as this browser last chose, else by how much of it is open. */
export function useChartStyle(openCards: number): [ChartStyle, (style: ChartStyle) => void] {
  const [chosenStyle, setChosenStyle] = useState(() => chartStyles.find((style) => style === browserStorage.read(key)));
  const choose = (style: ChartStyle) => {
    browserStorage.keep(key, style);
    setChosenStyle(style);
  };
  return [chosenStyle ?? (openCards <= maxTreeCards ? 'tree' : 'columns'), choose];
}
