import type { Metadata } from 'next';
import { getWaiting } from '#/app/(app)/page-ctx.ts';
import { WaitingScreen } from '#/components/administrator-requests/waiting-screen.tsx';

export const metadata: Metadata = { title: 'Waiting for approval' };

export default async function WaitingPage() {
  return <WaitingScreen {...(await getWaiting())} />;
}
