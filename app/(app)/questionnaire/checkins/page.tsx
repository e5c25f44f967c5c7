import { ClipboardCheck } from 'lucide-react';
import type { Metadata } from 'next';
import { getPageCtx } from '#/app/(app)/page-ctx.ts';
import { ComingPage } from '#/components/shell/coming-page.tsx';

export const metadata: Metadata = { title: 'Check-ins' };

export default async function CheckInsPage() {
  await getPageCtx();
  return (
    <ComingPage icon={<ClipboardCheck />} comesWith="check-ins for several teams">
      Here you will choose for which of your teams you answer a check-in. Until then, the link in each check-in e-mail
      leads there.
    </ComingPage>
  );
}
