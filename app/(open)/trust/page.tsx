import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TrustFrame } from '#/app/(open)/trust/trust-frame.tsx';
import { visitorCtx } from '#/app/page-language.ts';
import { PaperDownload } from '#/components/papers/paper-download.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { listPapers } from '#/lib/domain/papers/list-papers.ts';
import { offeredLocales } from '#/lib/words/offered-locales.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('papers.trust');
  return { title: t('title'), description: t('description') };
}

/** Shows what IT, data protection officers and a works council read before a company decides. */
export default async function TrustPage() {
  const [t, list, ctx] = await Promise.all([
    getTranslations('papers.trust'),
    getTranslations('papers.list'),
    visitorCtx(),
  ]);
  const { papers } = await listPapers(ctx);
  const languages = [...new Set(offeredLocales.map((locale) => locale.slice(0, 2).toUpperCase()))].join(', ');
  return (
    <TrustFrame>
      <div className="flex flex-col gap-2">
        <h1 className="text-32">{t('title')}</h1>
        <p className="max-w-2xl text-pretty text-16 text-muted">{t('description')}</p>
      </div>
      <ul className="flex flex-col gap-4">
        {papers.map(({ kind, title, about }) => (
          <li
            key={kind}
            className="flex flex-wrap items-start justify-between gap-4 rounded-card border border-line bg-surface p-5"
          >
            <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
              <h2 className="text-20">
                <TextLink href={`/trust/${kind}`} prefetch={false} className="max-medium:inline-block max-medium:py-2">
                  {title}
                </TextLink>
              </h2>
              <p className="text-pretty text-muted">{about}</p>
              <p className="text-13 text-muted">{list('languages', { languages })}</p>
            </div>
            <PaperDownload kind={kind} full label={list('downloadOf', { title })}>
              {list('download')}
            </PaperDownload>
          </li>
        ))}
      </ul>
      <p className="max-w-2xl text-pretty text-muted">{t('more')}</p>
    </TrustFrame>
  );
}
