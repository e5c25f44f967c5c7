import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getPageCtxAs } from '#/app/(app)/page-ctx.ts';
import { prefetchedState } from '#/app/(app)/prefetched-state.ts';
import { pulseViewer } from '#/app/(app)/pulse-viewer.ts';
import { redirectToNotFound } from '#/app/not-found-answers.ts';
import { Words } from '#/components/frame/pages/words.tsx';
import { EditScreen } from '#/components/pulses/build/edit-screen.tsx';
import { LeaveWithMessage } from '#/components/shell/leave-with-message.tsx';
import { queryKey } from '#/lib/api/call.ts';
import { getPulseContract } from '#/lib/domain/pulses/manage/manage.contract.ts';
import { getPulse } from '#/lib/domain/pulses/manage/pulse.service.ts';
import { canManagePulse } from '#/lib/domain/pulses/pulses.policy.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { isProblem } from '#/lib/platform/errors.ts';
import { readId } from '#/lib/platform/ids.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pulses.pages');
  return { title: t('edit') };
}

export default async function DigitalPulseEditPage({ params }: { params: Promise<{ pulseId: string }> }) {
  const ctx = await getPageCtxAs('Administrator', 'Team Leader', 'Department Leader');
  const id = readId((await params).pulseId);
  if (id === undefined) redirectToNotFound();
  const outcome = await findPulse(ctx, id);
  if ('refusal' in outcome) return <LeaveWithMessage to="/digitalPulse" message={outcome.refusal} />;
  return (
    <Words
      of={[
        'pulses.audience',
        'pulses.bank',
        'pulses.build',
        'pulses.choices',
        'pulses.gaps',
        'pulses.keepName',
        'pulses.languages',
        'pulses.mailNow',
        'pulses.preview',
        'pulses.question',
        'pulses.questions',
        'pulses.respond',
        'pulses.rotation',
        'pulses.schedule',
        'pulses.source',
        'pulses.tabs',
        'replies.key',
        'specification.pulseNames',
        'ui.answers',
        'ui.documented',
        'ui.fields',
        'ui.page',
      ]}
    >
      <HydrationBoundary state={prefetchedState([queryKey(getPulseContract, { params: { id } }), outcome.pulse])}>
        <EditScreen id={id} viewer={await pulseViewer(ctx)} />
      </HydrationBoundary>
    </Words>
  );
}

/** Returns the pulse, or why this person may not change it; leaves the page if there is no such pulse. */
async function findPulse(ctx: UserCtx, id: number): Promise<{ pulse: object } | { refusal: string }> {
  try {
    return { pulse: getPulseContract.response.parse(await getPulse(ctx, id, canManagePulse)) };
  } catch (error) {
    if (!isProblem(error)) throw error;
    if (error.code === 'forbidden') return { refusal: error.message };
    return redirectToNotFound();
  }
}
