import { Activity } from 'lucide-react';
import type { Metadata } from 'next';
import { getPageCtxAs } from '#/app/(app)/page-ctx.ts';
import { ComingPage } from '#/components/shell/coming-page.tsx';

export const metadata: Metadata = { title: 'Digital pulse' };

export default async function DigitalPulsePage() {
  await getPageCtxAs('Administrator', 'Team Leader', 'Department Leader');
  return (
    <ComingPage icon={<Activity />} comesWith="pulse surveys">
      Here you will ask your teams questions of your own, once or again and again, and see the results.
    </ComingPage>
  );
}
