import { MessagesSquare } from 'lucide-react';
import type { Metadata } from 'next';
import { getPageCtxAs } from '#/app/(app)/page-ctx.ts';
import { ComingPage } from '#/components/shell/coming-page.tsx';

export const metadata: Metadata = { title: 'Coaching corner' };

export default async function CoachingCornerPage() {
  await getPageCtxAs('Team Leader', 'Member');
  return (
    <ComingPage icon={<MessagesSquare />} comesWith="the coaching corner">
      Here you will find insights and trends about how your team performs and what motivates it, and a box to write to
      each other.
    </ComingPage>
  );
}
