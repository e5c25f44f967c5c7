import { ArrowLeft } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { getPageCtx } from '#/app/(app)/page-ctx.ts';
import { orNotFound, redirectToNotFound } from '#/app/not-found-answers.ts';
import { PageTitle } from '#/components/frame/pages/page-title.tsx';
import { PaperDownload } from '#/components/papers/paper-download.tsx';
import { PaperView } from '#/components/papers/paper-view.tsx';
import { buttonStyle } from '#/components/ui/buttons/button-style.ts';
import { paperKinds } from '#/lib/domain/papers/constants.ts';
import { getPaper } from '#/lib/domain/papers/paper.service.ts';
import { canManageCompany } from '#/lib/domain/places/places.policy.ts';

interface PaperPageProps {
  params: Promise<{ kind: string }>;
}

export async function generateMetadata({ params }: PaperPageProps): Promise<Metadata> {
  const { paper } = await findPaper(params);
  return { title: paper.title };
}

/** Shows a paper with the settings of the reader's company. */
export default async function PaperPage({ params }: PaperPageProps) {
  const [t, sheet, { paper, ctx }] = await Promise.all([
    getTranslations('papers.page'),
    getTranslations('papers.sheet'),
    findPaper(params),
  ]);
  const { kind, title, version, company } = paper;
  const words = {
    contents: t('contents'),
    version: sheet('version', { version }),
    versionHelp: sheet('versionHelp'),
    changesBelow: sheet('changesBelow'),
    company: company === null ? null : sheet('of', { company }),
  };
  return (
    <div className="flex flex-col gap-4">
      <PageTitle name={title} />
      {canManageCompany(ctx.actor) && (
        <div className="-ml-2 print:hidden">
          <Link
            href="/companyManagement?tab=settings"
            prefetch={false}
            className={buttonStyle({ variant: 'quiet', size: 'small' })}
          >
            <ArrowLeft aria-hidden />
            {t('back')}
          </Link>
        </div>
      )}
      <PaperView
        paper={paper}
        level={2}
        words={words}
        action={
          <PaperDownload kind={kind} full>
            {t('download')}
          </PaperDownload>
        }
      />
    </div>
  );
}

async function findPaper(params: PaperPageProps['params']) {
  const ctx = await getPageCtx();
  const { kind } = await params;
  const paperKind = paperKinds.find((one) => one === kind) ?? redirectToNotFound();
  return { ctx, paper: await orNotFound(getPaper(ctx, paperKind)) };
}
