import { CircleQuestionMark } from 'lucide-react';
import type { Metadata } from 'next';
import { getPageCtx } from '#/app/(app)/page-ctx.ts';
import { ComingPage } from '#/components/shell/coming-page.tsx';

export const metadata: Metadata = { title: 'FAQ' };

export default async function FaqPage() {
  await getPageCtx();
  return (
    <ComingPage icon={<CircleQuestionMark />} comesWith="the questions and answers">
      Here you will search answers to what people ask most about the product.
    </ComingPage>
  );
}
