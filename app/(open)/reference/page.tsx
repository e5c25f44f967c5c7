import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Words } from '#/components/frame/pages/words.tsx';
import { GuideScreen } from '#/components/reference/guide-screen.tsx';
import { getGuide } from '#/lib/domain/reference/reference.service.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('reference.titles');
  return { title: t('reference') };
}

export default function ReferencePage() {
  return (
    <Words of={['reference.code', 'ui.page']}>
      <GuideScreen {...getGuide()} />
    </Words>
  );
}
