'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { putAway } from '#/components/frame/session/put-away.ts';
import { SegmentedControl } from '#/components/ui/fields/segmented-control.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { getBriefContract } from '#/lib/domain/briefs/briefs.contract.ts';
import { formatShortRange } from '#/lib/domain/calendar/date-words.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';

export type Brief = Output<typeof getBriefContract>;
type Paragraph = Brief['paragraphs'][number];

interface View {
  isWeek: boolean;
  /** True early in the week until someone has opened last week. */
  isUnread: boolean;
  show: (isWeek: boolean) => void;
}

const ViewContext = createContext<View | null>(null);

interface BriefViewProps {
  isUnread: boolean;
  /** False for members, who don't get a brief. */
  isOffered?: boolean;
  children: ReactNode;
}

/** Shows the period on the first card of a dashboard, or last week when someone asks for it, never both. */
export function BriefView({ isUnread, isOffered = true, children }: BriefViewProps) {
  const [{ isWeek, wasRead }, setView] = useState({ isWeek: false, wasRead: false });
  const show = (isWeek: boolean) => setView({ isWeek, wasRead: true });
  return (
    <ViewContext value={isOffered ? { isWeek, isUnread: isUnread && !wasRead, show } : null}>{children}</ViewContext>
  );
}

export interface LastWeek extends View {
  /** Last week's results for the group; null if none is published, undefined while they load. */
  paragraph: Paragraph | null | undefined;
  week: Brief['week'] | undefined;
  isFailed: boolean;
}

/**
 * Returns last week of a company, department or team; null if the dashboard doesn't offer it, for example for members,
 * or next to days that it nearly repeats.
 */
export function useLastWeek(
  about: Pick<Paragraph['about'], 'kind' | 'id'> | null,
  period: PeriodName,
): LastWeek | null {
  const view = useContext(ViewContext);
  const isOffered = view !== null && about !== null && period !== '1d' && period !== '1w';
  const { data, isError } = useQuery({
    queryKey: queryKey(getBriefContract),
    queryFn: ({ signal }) => call(getBriefContract, {}, signal),
    // Also loads the period's results, to say what last week contradicts.
    enabled: isOffered,
  });
  if (!isOffered) return null;
  const isAbout = ({ about: { kind, id } }: Paragraph) =>
    kind === about.kind && (kind === 'company' || id === about.id);
  const show = (isWeek: boolean) => {
    if (isWeek && data) putAway('brief', addDays(data.week.to, 1));
    view.show(isWeek);
  };
  const paragraph = data && (data.paragraphs.find(isAbout) ?? null);
  return { ...view, show, paragraph, week: data?.week, isFailed: isError };
}

interface LastWeekSwitchProps {
  lastWeek: LastWeek;
  period: PeriodName;
  /** The days of the period, where nothing else on the page names them. */
  days?: string;
  locale: string;
}

/** Switches the first card between the period of the dashboard and last week, next to the days it shows. */
export function LastWeekSwitch({ lastWeek, period, days, locale }: LastWeekSwitchProps) {
  const t = useTranslations('briefs.card');
  const labels = useTranslations('specification.periods');
  const { isWeek, isUnread, week, show } = lastWeek;
  const shownDays = isWeek ? week && formatShortRange(week.from, week.to, locale) : days;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <SegmentedControl
        label={t('about')}
        isSmall
        options={[
          { value: 'period', label: labels(period) },
          { value: 'week', label: t('lastWeek'), ...(isUnread && { isNew: true, fullLabel: t('lastWeekUnread') }) },
        ]}
        value={isWeek ? 'week' : 'period'}
        onChange={(value) => show(value === 'week')}
      />
      {shownDays && <span className="text-13 text-muted">{shownDays}</span>}
    </div>
  );
}
