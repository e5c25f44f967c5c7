import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageLocale } from '#/app/page-request.ts';
import { OpenShell } from '#/components/frame/pages/open-shell.tsx';
import { Words } from '#/components/frame/pages/words.tsx';
import { ReplyScreen } from '#/components/replies/reply-screen.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('replies.page');
  return { title: t('title'), robots: { index: false } };
}

/**
 * Shows the conversations whose keys the author has. The page is the same for everyone: the fragment, which reaches no
 * server, says which conversation it shows.
 */
export default async function ReplyPage() {
  const t = await getTranslations('replies.page');
  return (
    <OpenShell title={t('title')} description={t('description')}>
      <Words of={['replies.author', 'replies.key', 'replies.thread', 'ui.answers', 'ui.page']}>
        <ReplyScreen locale={await pageLocale()} />
      </Words>
    </OpenShell>
  );
}
