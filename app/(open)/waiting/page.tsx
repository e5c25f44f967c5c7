import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getWaiting } from '#/app/(app)/page-ctx.ts';
import { WaitingScreen } from '#/components/administrator-requests/waiting-screen.tsx';
import { Words } from '#/components/frame/pages/words.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('administrator-requests.waiting');
  return { title: t('title') };
}

export default async function WaitingPage() {
  return (
    <Words of={['administrator-requests.waiting', 'profile.removal', 'shell.frame', 'ui.answers', 'ui.page']}>
      <WaitingScreen {...(await getWaiting())} />
    </Words>
  );
}
