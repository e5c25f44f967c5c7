import { ArrowLeft } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { TrustFrame } from '#/app/(open)/trust/trust-frame.tsx';
import { orNotFound, redirectToNotFound } from '#/app/not-found-answers.ts';
import { visitorCtx } from '#/app/page-language.ts';
import { PaperDownload } from '#/components/papers/paper-download.tsx';
import { PaperView } from '#/components/papers/paper-view.tsx';
import { buttonStyle } from '#/components/ui/buttons/button-style.ts';
import { paperKinds } from '#/lib/domain/papers/constants.ts';
import { getPaper } from '#/lib/domain/papers/paper.service.ts';

interface OpenPaperPageProps {
  params: Promise<{ kind: string }>;
}

export async function generateMetadata({ params }: OpenPaperPageProps): Promise<Metadata> {
  const { title, about } = await findPaper(params);
  return { title, description: about };
}

export default async function OpenPaperPage({ params }: OpenPaperPageProps) {
  const [t, sheet, trust, paper] = await Promise.all([
    getTranslations('papers.page'),
    getTranslations('papers.sheet'),
    getTranslations('papers.trust'),
    findPaper(params),
  ]);
  const { kind, version } = paper;
  const words = {
    contents: t('contents'),
    version: sheet('version', { version }),
    versionHelp: sheet('versionHelp'),
    changesBelow: sheet('changesBelow'),
    company: null,
  };
  return (
    <TrustFrame>
      <div className="-ml-2 print:hidden">
        <Link href="/trust" prefetch={false} className={buttonStyle({ variant: 'quiet', size: 'small' })}>
          <ArrowLeft aria-hidden />
          {trust('back')}
        </Link>
      </div>
      <PaperView
        paper={paper}
        level={1}
        words={words}
        action={
          <PaperDownload kind={kind} full>
            {t('download')}
          </PaperDownload>
        }
      />
    </TrustFrame>
  );
}

/** Returns the paper of a path; everyone reads it as someone who isn't signed in. */
async function findPaper(params: OpenPaperPageProps['params']) {
  const { kind } = await params;
  const paperKind = paperKinds.find((one) => one === kind) ?? redirectToNotFound();
  return orNotFound(getPaper(await visitorCtx(), paperKind));
}
