import { Activity } from 'lucide-react';
import type { Metadata } from 'next';
import { ComingPage } from '#/components/shell/coming-page.tsx';
import { RespondentShell } from '#/components/shell/respondent-shell.tsx';

export const metadata: Metadata = { title: 'Pulse', robots: { index: false } };

export default function PulsePage() {
  return (
    <RespondentShell>
      <h1 className="text-24">Pulse</h1>
      <ComingPage icon={<Activity />} comesWith="pulse surveys">
        Here you will answer a few questions in a minute, without signing in.
      </ComingPage>
    </RespondentShell>
  );
}
