import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirectToNotFound } from '#/app/not-found-answers.ts';
import { visitorCtx } from '#/app/page-language.ts';
import { linkToken } from '#/components/frame/links/link-token.ts';
import { Words } from '#/components/frame/pages/words.tsx';
import { AnswerPage } from '#/components/pulses/respond/answer-page.tsx';
import { PulseNote } from '#/components/pulses/respond/pulse-note.tsx';
import { getPulseQuestions } from '#/lib/domain/pulses/respond/respondent.service.ts';
import { isProblem } from '#/lib/platform/errors.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pulses.pages');
  return { title: t('pulse'), robots: { index: false } };
}

/** An on-screen keyboard makes the page smaller instead of covering its buttons. */
export const viewport: Viewport = { interactiveWidget: 'resizes-content' };

/**
 * Shows the page behind a pulse's link. Opening it doesn't use up the token: mail programs open links to check them.
 */
export default async function PulsePage({ params }: { params: Promise<{ token: string }> }) {
  const token = linkToken((await params).token);
  const pulse = await getPulseQuestions(await visitorCtx(), { token }).catch((error: unknown) => {
    if (isProblem(error)) return error;
    throw error;
  });
  if (isProblem(pulse)) {
    if (pulse.code === 'forbidden') return <PulseNote of="paused">{pulse.message}</PulseNote>;
    if (pulse.code !== 'invalid') redirectToNotFound('pulse');
    return <PulseNote of="closed">{pulse.message}</PulseNote>;
  }
  if (pulse.answered) return <PulseNote of="answered" />;
  return (
    <Words
      of={[
        'check-ins.sending',
        'pulses.concerns',
        'pulses.note',
        'pulses.question',
        'pulses.respond',
        'replies.key',
        'ui.page',
      ]}
    >
      <AnswerPage token={token} pulse={pulse} />
    </Words>
  );
}
