import type { Metadata, Viewport } from 'next';
import { redirect } from 'next/navigation';
import { redirectToNotFound } from '#/app/not-found-answers.ts';
import { visitorCtx } from '#/app/page-language.ts';
import { pageLocale, readQuery, type SearchParams } from '#/app/page-request.ts';
import { pageTitle } from '#/app/page-title.ts';
import { CheckInQueue } from '#/components/check-ins/check-in-queue.tsx';
import { CheckInRefused } from '#/components/check-ins/check-in-refused.tsx';
import { linkToken } from '#/components/frame/links/link-token.ts';
import { Words } from '#/components/frame/pages/words.tsx';
import { getQuestionnaire } from '#/lib/domain/check-ins/respond/questionnaire.service.ts';
import { isProblem } from '#/lib/platform/errors.ts';
import { log } from '#/lib/platform/log.ts';
import { inWords } from '#/lib/words/in-words.ts';

export async function generateMetadata(): Promise<Metadata> {
  return { ...(await pageTitle('checkIn')), robots: { index: false } };
}

/** Makes an on-screen keyboard shrink the page instead of covering its buttons. */
export const viewport: Viewport = { interactiveWidget: 'resizes-content' };

interface QuestionnairePageProps {
  params: Promise<{ token: string }>;
  searchParams: SearchParams;
}

/**
 * Shows the page behind a check-in's link. Opening it doesn't use up the token, because mail programs open links to
 * check them.
 */
export default async function QuestionnairePage({ params, searchParams }: QuestionnairePageProps) {
  const token = linkToken((await params).token);
  const surveys = await readQuery(searchParams, 'surveys');
  const ctx = await visitorCtx();
  const questions = await getQuestionnaire(ctx, { token }).catch((error: unknown) => {
    if (isProblem(error)) return error;
    log().error({ fault: error }, 'questionnaire');
    redirectToNotFound('check-in');
  });
  if (!isProblem(questions)) {
    const locale = await pageLocale();
    const surveyTokens = surveys?.split(',').filter(Boolean);
    return (
      <Words
        of={[
          'check-ins.ending',
          'check-ins.questionnaire',
          'check-ins.refused',
          'check-ins.sending',
          'push.offer',
          'push.offline',
          'ui.answers',
          'ui.page',
        ]}
      >
        <CheckInQueue token={token} questions={questions} locale={locale} chosenTokens={surveyTokens} />
      </Words>
    );
  }
  if (questions.code === 'not_found') redirectToNotFound('check-in');
  const message = inWords(questions.message, ctx.locale);
  if (questions.code === 'invalid') return <CheckInRefused message={message} />;
  if (questions.code === 'forbidden') return <CheckInRefused message={message} isPaused />;
  if (questions.code === 'bad_request') return <CheckInRefused message="" />;
  redirect('/oops');
}
