import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TrustFrame } from '#/app/(open)/trust/trust-frame.tsx';
import { visitorCtx } from '#/app/page-language.ts';
import { PaperDownload } from '#/components/papers/paper-download.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { minimumOf } from '#/lib/domain/papers/content/groups.present.ts';
import { listPapers } from '#/lib/domain/papers/paper.service.ts';
import { companyRetention } from '#/lib/domain/retention/constants.ts';
import { env } from '#/lib/platform/env.ts';
import { offeredLocales } from '#/lib/words/offered-locales.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('papers.trust');
  return { title: t('title'), description: t('description') };
}

const questions = ['who', 'boss', 'anonymous', 'kept', 'delete'] as const;

/**
 * Shows the answers to what employees ask first, and what IT, data protection officers and a works council read before
 * a company decides.
 */
export default async function TrustPage() {
  const [t, list, periods, ctx] = await Promise.all([
    getTranslations('papers.trust'),
    getTranslations('papers.list'),
    getTranslations('papers.kept'),
    visitorCtx(),
  ]);
  const { papers } = await listPapers(ctx);
  const languages = [...new Set(offeredLocales.map((locale) => locale.slice(0, 2).toUpperCase()))].join(', ');
  const { 'check-ins': checkIns, posts: texts } = companyRetention;
  const facts = {
    minimum: minimumOf(null),
    checkIns: checkIns.months,
    checkInsLeast: checkIns.least,
    checkInsMost: checkIns.most,
    texts: texts.months,
    textsLeast: texts.least,
    textsMost: texts.most,
  };
  return (
    <TrustFrame>
      <div className="flex flex-col gap-2">
        <h1 className="text-32">{t('title')}</h1>
        <p className="max-w-2xl text-pretty text-16 text-muted">{t('description')}</p>
      </div>
      <section aria-labelledby="first" className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5">
        <h2 id="first" className="text-20">
          {t('first')}
        </h2>
        {questions.map((name) => (
          <div key={name} className="flex max-w-2xl flex-col gap-1">
            <h3 className="text-16">{t(`${name}.question`)}</h3>
            <p className="text-pretty text-muted">
              {t(`${name}.answer`, facts)}
              {name === 'kept' && ` ${periods('backups', { days: env().BACKUP_DAYS })}`}
            </p>
          </div>
        ))}
      </section>
      <h2 className="pt-2 text-20">{list('title')}</h2>
      <ul className="flex flex-col gap-4">
        {papers.map(({ kind, title, about }) => (
          <li
            key={kind}
            className="flex flex-wrap items-start justify-between gap-4 rounded-card border border-line bg-surface p-5"
          >
            <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
              <h3 className="text-16">
                <TextLink href={`/trust/${kind}`} prefetch={false} className="max-medium:inline-block max-medium:py-2">
                  {title}
                </TextLink>
              </h3>
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
