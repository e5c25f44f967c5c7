'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { putAway } from '#/components/frame/session/put-away.ts';
import { SegmentedControl } from '#/components/ui/fields/segmented-control.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { getBriefContract } from '#/lib/domain/briefs/briefs.contract.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';

export type Brief = Output<typeof getBriefContract>;
type Paragraph = Brief['paragraphs'][number];

interface View {
  isWeek: boolean;
  show: (isWeek: boolean) => void;
}

const ViewContext = createContext<View | null>(null);

interface BriefViewProps {
  /** True until this week's brief was read: the first card then opens on it. */
  isUnread: boolean;
  /** False for members, who have no brief. */
  isOffered?: boolean;
  children: ReactNode;
}

/** Whether the first card of a dashboard tells of its period or of last week: never of both at once. */
export function BriefView({ isUnread, isOffered = true, children }: BriefViewProps) {
  const [isWeek, show] = useState(isUnread);
  return <ViewContext value={isOffered ? { isWeek, show } : null}>{children}</ViewContext>;
}

export interface LastWeek extends View {
  /** What last week brought for the group; null where no result of it is published, undefined while it loads. */
  paragraph: Paragraph | null | undefined;
  week: Brief['week'] | undefined;
  isFailed: boolean;
  noteRead: () => void;
}

/** Last week of a company, department or team; null where the dashboard offers none, as for members. */
export function useLastWeek(about: Pick<Paragraph['about'], 'kind' | 'id'> | null): LastWeek | null {
  const view = useContext(ViewContext);
  const isOffered = view !== null && about !== null;
  const { data, isError } = useQuery({
    queryKey: queryKey(getBriefContract),
    queryFn: ({ signal }) => call(getBriefContract, {}, signal),
    // Beside the period, too: it says what last week contradicts.
    enabled: isOffered,
  });
  if (!isOffered) return null;
  const isAbout = ({ about: { kind, id } }: Paragraph) =>
    kind === about.kind && (kind === 'company' || id === about.id);
  const noteRead = () => data && putAway('brief', addDays(data.week.to, 1));
  const show = (isWeek: boolean) => {
    if (!isWeek) noteRead();
    view.show(isWeek);
  };
  const paragraph = data && (data.paragraphs.find(isAbout) ?? null);
  return { isWeek: view.isWeek, show, paragraph, week: data?.week, isFailed: isError, noteRead };
}

/** Switches the first card between the period of the dashboard and last week. */
export function LastWeekSwitch({ lastWeek, period }: { lastWeek: LastWeek; period: PeriodName }) {
  const t = useTranslations('briefs.card');
  const labels = useTranslations('specification.periods');
  return (
    <SegmentedControl
      label={t('about')}
      isSmall
      options={[
        { value: 'period', label: labels(period) },
        { value: 'week', label: t('lastWeek') },
      ]}
      value={lastWeek.isWeek ? 'week' : 'period'}
      onChange={(value) => lastWeek.show(value === 'week')}
    />
  );
}
