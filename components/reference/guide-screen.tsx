import { clsx } from 'clsx';
import { FileBraces } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Passages } from '#/components/reference/passages.tsx';
import { buttonStyle } from '#/components/ui/buttons/button-style.ts';
import { getOpenApiContract } from '#/lib/domain/reference/reference.contract.ts';
import type { GuideView } from '#/lib/domain/reference/reference.service.ts';

/** Shows the guide to read before the first call, with links to the features. */
export function GuideScreen({ sections, chapters }: GuideView) {
  const t = useTranslations('reference.guide');
  return (
    <div className="flex max-w-4xl flex-col gap-12">
      <div className="flex flex-col gap-4">
        <h1 className="text-32">{t('title')}</h1>
        <p className="max-w-2xl text-pretty text-16 text-muted">{t('description')}</p>
        <a href={getOpenApiContract.path} className={clsx(buttonStyle({ variant: 'secondary' }), 'self-start')}>
          <FileBraces aria-hidden />
          {t('document')}
        </a>
      </div>
      {sections.map(({ id, title, passages }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-title`}
          className="flex scroll-mt-8 flex-col gap-4 large:scroll-mt-0"
        >
          <h2 id={`${id}-title`} className="text-24">
            {title}
          </h2>
          <Passages passages={passages} />
        </section>
      ))}
      <section aria-labelledby="features" className="flex flex-col gap-4">
        <h2 id="features" className="text-24">
          {t('features')}
        </h2>
        <ul className="grid gap-3 medium:grid-cols-2">
          {chapters.map(({ slug, title, about, count }) => (
            <li key={slug}>
              <Link
                href={`/reference/${slug}`}
                prefetch={false}
                className="flex h-full flex-col gap-1 rounded-card border border-line bg-surface p-4 transition-colors hover:border-control-line hover:bg-hover"
              >
                <span className="flex items-baseline justify-between gap-3">
                  <span className="font-medium">{title}</span>
                  <span className="text-12 text-muted">{t('count', { count })}</span>
                </span>
                <span className="text-pretty text-13 text-muted">{about}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
