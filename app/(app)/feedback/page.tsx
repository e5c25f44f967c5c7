import { MessageSquareHeart } from 'lucide-react';
import type { Metadata } from 'next';
import { getPageCtx } from '#/app/(app)/page-ctx.ts';
import { ComingPage } from '#/components/shell/coming-page.tsx';

export const metadata: Metadata = { title: 'Send feedback' };

export default async function FeedbackPage() {
  await getPageCtx();
  return (
    <ComingPage icon={<MessageSquareHeart />} comesWith="feedback and suggestions">
      Here you will tell us what works for you, what does not, and what you miss.
    </ComingPage>
  );
}
