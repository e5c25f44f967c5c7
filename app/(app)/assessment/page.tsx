import { Brain } from 'lucide-react';
import type { Metadata } from 'next';
import { getPageCtx } from '#/app/(app)/page-ctx.ts';
import { ComingPage } from '#/components/shell/coming-page.tsx';

export const metadata: Metadata = { title: 'Personality assessment' };

export default async function AssessmentPage() {
  await getPageCtx();
  return (
    <ComingPage icon={<Brain />} comesWith="the personality assessment">
      Here you will answer questions in a few steps and read what they say about how you like to work.
    </ComingPage>
  );
}
