'use client';

import dynamic from 'next/dynamic';
import { ChartSkeleton } from '#/components/chart/chart-skeleton.tsx';

/** The chart's code is only loaded in the browser: it draws for a window of a certain size. */
export const ChartSection = dynamic(
  () => import('#/components/chart/chart-panel.tsx').then((file) => file.ChartPanel),
  { ssr: false, loading: () => <ChartSkeleton /> },
);
