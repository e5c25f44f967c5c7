'use client';

import { useState } from 'react';
import { type ChartStyle, chartStyles } from '#/lib/domain/chart/layout-sizes.ts';

const key = 'chartStyle';

/** Up to so many open cards the chart is a tree unless somebody chose otherwise. Source: product decision. */
const maxTreeCards = 300;

/** How the chart is arranged: as this browser last chose, else by how much of it is open. */
export function useChartStyle(openCards: number): [ChartStyle, (style: ChartStyle) => void] {
  const [chosen, setChosen] = useState(() => chartStyles.find((style) => style === localStorage.getItem(key)));
  const choose = (style: ChartStyle) => {
    localStorage.setItem(key, style);
    setChosen(style);
  };
  return [chosen ?? (openCards <= maxTreeCards ? 'tree' : 'columns'), choose];
}
