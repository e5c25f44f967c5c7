'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ItemRow } from '#/components/coaching/items/item-row.tsx';
import { PostRow } from '#/components/coaching/posts/post-row.tsx';
import type { CoachingTab } from '#/components/frame/links/coaching-address.ts';

const nothing = () => undefined;
const item = {
  id: 0,
  notificationType: 'checkIn_insight',
  iconClass: 'icon-clock',
  color: 'default',
  daysAgo: 1,
  seen: false,
  personal: false,
  liked: false,
  disliked: false,
  likesCount: 3,
  dislikesCount: 0,
  allowComment: false,
  comments: [],
  details: null,
  reason: null,
  because: null,
  source: null,
  step: null,
  leadsTo: null,
} as const;
const post = {
  id: 'sample',
  daysAgo: 1,
  anonymously: false,
  logo_url: null,
  seen: true,
  source: null,
  canRemove: false,
  removableUntil: null,
  canHide: false,
  hiddenReason: null,
  acknowledgements: [],
  acknowledged: null,
} as const;

/** Shows an example of the coaching corner, made of constants and words; nothing is loaded or stored. */
export function CoachingSample({ tab, locale }: { tab: CoachingTab; locale: string }) {
  const t = useTranslations('tour.samples');
  if (tab === 'motivation')
    return (
      <SampleArea>
        <PostRow
          post={{
            ...post,
            acknowledgements: [],
            name: t('postName'),
            text: t('postText'),
            createdAt: '2026-03-02T14:05:00.000Z',
          }}
          locale={locale}
          onRead={nothing}
          onAsk={nothing}
          onAcknowledge={nothing}
        />
      </SampleArea>
    );
  const isTrend = tab === 'trends';
  const look = isTrend
    ? ({ notificationType: 'motivation_trend', iconClass: 'icon-like', color: 'good' } as const)
    : ({} as const);
  return (
    <SampleArea>
      <ItemRow
        item={{
          ...item,
          ...look,
          comments: [],
          modalHeader: t(isTrend ? 'trendTitle' : 'insightTitle'),
          insightBody: t(isTrend ? 'trendText' : 'insightText'),
          act: t(isTrend ? 'trendText' : 'insightText'),
        }}
        onOpen={nothing}
        onRead={nothing}
        onVote={nothing}
      />
    </SampleArea>
  );
}

/** Shows a labelled example, for a tour step about a part that may still be empty. */
function SampleArea({ children }: { children: ReactNode }) {
  const t = useTranslations('tour.helper');
  return (
    <section
      data-tour="sample"
      aria-label={t('sample')}
      className="flex flex-col gap-3 rounded-card border border-accent border-dashed bg-paper p-4"
    >
      <p className="flex flex-wrap items-center gap-x-2 text-13 text-muted">
        <span className="rounded-full bg-accent-soft px-2 py-0.5 font-medium text-accent-text">{t('sample')}</span>
        {t('sampleText')}
      </p>
      <ul className="flex flex-col gap-3 *:rounded-card *:border *:border-line">{children}</ul>
    </section>
  );
}
