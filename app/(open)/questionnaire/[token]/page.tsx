import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ClosedQuestionnaire } from '#/components/check-ins/closed-questionnaire.tsx';
import { Questionnaire } from '#/components/check-ins/questionnaire.tsx';
import { getQuestionnaire } from '#/lib/domain/check-ins/queries/get-questionnaire.ts';
import { newCtx } from '#/lib/platform/context.ts';
import { isProblem } from '#/lib/platform/errors.ts';

export const metadata: Metadata = { title: 'Check-in', robots: { index: false } };

/** Reading spends nothing: mail programs open links to look at them. */
export default async function QuestionnairePage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const questions = await getQuestionnaire(newCtx({ kind: 'visitor' }), { token }).catch((error: unknown) => {
    if (isProblem(error)) return error;
    throw error;
  });
  if (!isProblem(questions)) return <Questionnaire token={token} questions={questions} />;
  if (questions.code === 'not_found') notFound();
  return <ClosedQuestionnaire message={questions.message} />;
}
