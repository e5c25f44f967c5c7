'use client';

import { useTranslations } from 'next-intl';
import type { LastWeek } from '#/components/briefs/brief-view.tsx';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import type { Finding } from '#/lib/domain/metrics/changes/classify-change.ts';
import { describeDifference, describeLastWeek } from '#/lib/domain/metrics/words/difference-words.ts';

/** The findings of the dashboard's period, whose sentence must not contradict last week's. */
export interface ShownPeriod {
  name: PeriodName;
  findings: readonly Finding[];
}

interface DifferenceNoteProps {
  lastWeek: LastWeek;
  period: ShownPeriod;
  locale: string;
}

/** Says where the period and last week differ; nothing if they agree. */
export function DifferenceNote({ lastWeek, period, locale }: DifferenceNoteProps) {
  const t = useTranslations('figures.results');
  const week = lastWeek.paragraph?.findings;
  if (!week) return null;
  const { isWeek } = lastWeek;
  const [story, other] = isWeek ? [week, period.findings] : [period.findings, week];
  const during = isWeek ? t(`during.${period.name}`) : null;
  const sentence = describeDifference({ story, other, during }, { t, locale });
  return sentence && <p className="wrap-anywhere max-w-prose text-pretty pt-2 leading-6">{sentence}</p>;
}

interface WeekNoteProps extends Omit<DifferenceNoteProps, 'lastWeek'> {
  /** Null for readers without a brief. */
  lastWeek: LastWeek | null;
  /** What moved differently last week, for them. */
  moves: readonly Finding[];
}

/** Says what was different last week, to readers with and without a brief; nothing if nothing was. */
export function WeekNote({ lastWeek, moves, ...rest }: WeekNoteProps) {
  const reader = { t: useTranslations('figures.results'), locale: rest.locale };
  if (lastWeek) return <DifferenceNote lastWeek={lastWeek} {...rest} />;
  const sentence = describeLastWeek(moves, reader);
  return sentence && <p className="wrap-anywhere max-w-prose text-pretty pt-2 leading-6">{sentence}</p>;
}
