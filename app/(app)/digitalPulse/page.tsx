import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getPageCtxAs } from '#/app/(app)/page-ctx.ts';
import { type CacheEntry, prefetchedState } from '#/app/(app)/prefetched-state.ts';
import { pulseViewer } from '#/app/(app)/pulse-viewer.ts';
import { queryOf, type SearchParams } from '#/app/page-request.ts';
import { readPulseTab } from '#/components/frame/links/pulse-address.ts';
import { Words } from '#/components/frame/pages/words.tsx';
import {
  type PulseFilters,
  pulsePageQuery,
  pulsePagesKey,
  readFilters,
} from '#/components/pulses/manage/pulse-filters.ts';
import { PulseScreen } from '#/components/pulses/pulse-screen.tsx';
import { pulseFilter } from '#/lib/domain/pulses/manage/list.schema.ts';
import { listPulsesContract } from '#/lib/domain/pulses/manage/manage.contract.ts';
import { listPulses } from '#/lib/domain/pulses/manage/pulse.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pulses.pages');
  return { title: t('digitalPulse') };
}

export default async function DigitalPulsePage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await getPageCtxAs('Administrator', 'Team Leader', 'Department Leader');
  const read = await queryOf(searchParams);
  const first = readPulseTab(read('tab')) === 'manage' ? await readFirstPage(ctx, readFilters(read)) : [];
  return (
    <Words
      of={[
        'charts.explorer',
        'charts.frame',
        'charts.points',
        'charts.scores',
        'coaching.acknowledgements',
        'pulses.actions',
        'pulses.audience',
        'pulses.bank',
        'pulses.build',
        'pulses.choices',
        'pulses.columns',
        'pulses.confirm',
        'pulses.filters',
        'pulses.gaps',
        'pulses.keepName',
        'pulses.languages',
        'pulses.mailNow',
        'pulses.manage',
        'pulses.open',
        'pulses.phases',
        'pulses.preview',
        'pulses.question',
        'pulses.questions',
        'pulses.ready',
        'pulses.respond',
        'pulses.results',
        'pulses.rotation',
        'pulses.schedule',
        'pulses.source',
        'pulses.tabs',
        'replies.key',
        'replies.leader',
        'replies.leader.reactions',
        'replies.thread',
        'specification.pulseNames',
        'ui.answers',
        'ui.documented',
        'ui.fields',
        'ui.page',
        'ui.tables',
      ]}
    >
      <HydrationBoundary state={prefetchedState(...first)}>
        <PulseScreen viewer={await pulseViewer(ctx)} />
      </HydrationBoundary>
    </Words>
  );
}

/** Returns the first answers for the list; nothing for an invalid filter, which the call refuses. */
async function readFirstPage(ctx: UserCtx, filters: PulseFilters): Promise<CacheEntry[]> {
  const { data: filter } = pulseFilter.safeParse(pulsePageQuery(filters));
  if (!filter) return [];
  const page = listPulsesContract.response.parse(await listPulses(ctx, filter));
  return [[pulsePagesKey(filters), { pages: [page], pageParams: [undefined] }]];
}
