import { Activity } from 'lucide-react';
import type { Metadata } from 'next';
import { getPageCtxAs } from '#/app/(app)/page-ctx.ts';
import { ComingPage } from '#/components/shell/coming-page.tsx';

export const metadata: Metadata = { title: 'Edit digital pulse' };

export default async function DigitalPulseEditPage() {
  await getPageCtxAs('Administrator', 'Team Leader', 'Department Leader');
  return (
    <ComingPage icon={<Activity />} comesWith="pulse surveys">
      Here you will change the questions and dates of a pulse.
    </ComingPage>
  );
}
