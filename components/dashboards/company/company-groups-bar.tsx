'use client';

import { useTranslations } from 'next-intl';
import { ShareBar } from '#/components/charts/share-bar.tsx';
import { listMonthFacts, type MonthResult } from '#/components/dashboards/company/company-month-facts.ts';
import { useDocumented } from '#/components/ui/use-documented.ts';

const looks = [
  { key: 'detractors', colour: 'share-bad' },
  { key: 'neutral', colour: 'share-meh' },
  { key: 'promoters', colour: 'share-good' },
] as const;

interface CompanyGroupsBarProps {
  title: string;
  groups: MonthResult;
  /** The answers of each group, from the lowest. */
  ranges: readonly [string, string, string];
}

/** Shows three groups as one bar that adds up to 100 percent, each with its name, share and range. */
export function CompanyGroupsBar({ title, groups, ranges }: CompanyGroupsBarProps) {
  const t = useTranslations('dashboards.month');
  const documented = useDocumented();
  const parts = looks.map(({ key, colour }, at) => {
    const { label, value } = groups[key];
    return { label: documented(label), value: value ?? 0, range: ranges[at], colour };
  });
  return (
    <ShareBar
      isPart
      title={title}
      names={{ answers: t('facts.answers'), share: t('facts.share') }}
      parts={parts}
      facts={listMonthFacts(groups, t)}
    />
  );
}
